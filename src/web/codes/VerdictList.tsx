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

/** Adds a placeholder for each reading in progress, at the position of its result. */
function withAwaited(items: readonly CheckItem[], { trial, hard }: Trials): readonly CheckItem[] {
  if (!trial) return [awaited(words.scans(2)), awaited(words.readsHard, ''), ...items];
  if (hard || !canBeRead(trial)) return items;
  return [...items.slice(0, 1), awaited(words.readsHard), ...items.slice(1)];
}

/** Shows whether the picture can be scanned, by reading it. */
export const VerdictList = ({ drawing }: VerdictListProps) => {
  const trials = useTrial(drawing);
  return <ChecksList label={words.verdict} items={withAwaited(verdictOf(drawing, trials), trials)} />;
};
