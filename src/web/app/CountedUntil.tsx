import { useCountedUntil } from '#web/client/counted-until.ts';
import { useNow } from '#web/browser/now.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { frame as words } from '#web/words/frame.ts';
import { Text } from '#web/ui/base/Text.tsx';

const halfDay = 12 * 3_600_000;

/** Silent while the figures are complete, as they nearly always are. */
export const CountedUntil = () => {
  const until = useCountedUntil();
  const now = useNow();
  if (until === undefined) return null;
  const time = new Date(until);
  return (
    <Text size="xs" tone="third" tabular>
      {words.figuresUntil(now - until < halfDay ? clockTime(time) : shortDate(time))}
    </Text>
  );
};
