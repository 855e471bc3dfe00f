import { useNow } from '#web/browser/now.ts';
import { parseWireTime, shortDate } from '#web/lib/dates.ts';
import { Text } from '#web/ui/base/Text.tsx';
import { support as words } from '#web/words/support.ts';

interface PlanEndProps {
  /** In the server's time format. Null if the plan never expires. */
  expires: string | null;
}

/** Renders text such as "Expires 3 Dec" or "Expired 31 Jan", since a date alone doesn't say which. */
export const PlanEnd = ({ expires }: PlanEndProps) => {
  const now = new Date(useNow());
  const end = expires === null ? undefined : parseWireTime(expires);
  if (!end) return words.neverExpires;
  const isOver = end.getTime() <= now.getTime();
  const date = shortDate(end, now);
  return (
    <Text size="sm" tone={isOver ? 'bad' : 'second'}>
      {isOver ? words.expired(date) : words.expires(date)}
    </Text>
  );
};
