import { type CheckItem, ChecksList } from '#web/ui/layout/ChecksList.tsx';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { Drawing } from './drawing.ts';
import { canBeRead, type Trials, useTrial } from './use-trial.ts';
import { verdictOf } from './verdict.ts';

interface VerdictListProps {
  drawing: Drawing;
}

const awaited = (expected: string, text = words.checking): CheckItem => ({
  state: 'awaited',
  text,
  expected,
});

/** With a line for each reading that is still under way, where its outcome will stand. */
function withAwaited(items: readonly CheckItem[], { trial, hard }: Trials): readonly CheckItem[] {
  if (!trial) return [awaited(words.scans(2)), awaited(words.readsHard, ''), ...items];
  if (hard || !canBeRead(trial)) return items;
  return [...items.slice(0, 1), awaited(words.readsHard), ...items.slice(1)];
}

/** Tells whether the picture can be scanned, by reading it. */
export const VerdictList = ({ drawing }: VerdictListProps) => {
  const trials = useTrial(drawing);
  return <ChecksList label={words.verdict} items={withAwaited(verdictOf(drawing, trials), trials)} />;
};
