import { useCountedUntil } from '#web/client/counted-until.ts';
import { useNow } from '#web/browser/now.ts';
import { timeAndDay } from '#web/lib/dates.ts';
import { frame as words } from '#web/words/frame.ts';
import { Text } from '#web/ui/base/Text.tsx';

/** Renders nothing while the figures are complete, as they nearly always are. */
export const CountedUntil = () => {
  const until = useCountedUntil();
  const now = useNow();
  if (until === undefined) return null;
  return (
    <Text size="xs" tone="third" tabular>
      {words.figuresUntil(timeAndDay(new Date(until), new Date(now)))}
    </Text>
  );
};
