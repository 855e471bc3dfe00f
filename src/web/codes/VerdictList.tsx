import { ChecksList } from '#web/ui/layout/ChecksList.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';
import type { Drawing } from './drawing.ts';
import { canBeRead, useTrial } from './use-trial.ts';
import { verdictOf } from './verdict.ts';

interface VerdictListProps {
  drawing: Drawing;
}

/** Tells whether the picture can be scanned, by reading it. */
export const VerdictList = ({ drawing }: VerdictListProps) => {
  const trials = useTrial(drawing);
  const isOver = trials.trial !== undefined && (trials.hard !== undefined || !canBeRead(trials.trial));
  return (
    <>
      <ChecksList label={words.verdict} items={verdictOf(drawing, trials)} />
      {isOver ? null : (
        <Text size="sm" tone="second" as="p">
          {words.checking}
        </Text>
      )}
    </>
  );
};
