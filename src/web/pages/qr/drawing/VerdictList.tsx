import { ChecksList } from '#web/ui/layout/ChecksList.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import type { Drawing } from './drawing.ts';
import { useTrial } from './use-trial.ts';
import { verdictOf } from './verdict.ts';

interface VerdictListProps {
  drawing: Drawing;
}

/** Whether the picture can be read, found out by reading it. */
export const VerdictList = ({ drawing }: VerdictListProps) => {
  const trial = useTrial(drawing);
  return (
    <>
      <ChecksList label="Verdict" items={verdictOf(drawing, trial)} />
      {trial === undefined ? (
        <Text size="sm" tone="second" as="p">
          Reading it back…
        </Text>
      ) : null}
    </>
  );
};
