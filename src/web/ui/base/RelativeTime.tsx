import { exactTime, longDate, parseWireTime, relativeTime } from '#web/lib/dates.ts';
import { useNow } from '#web/browser/now.ts';
import css from './RelativeTime.module.css';

type RelativeTimeProps = {
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  value: string | null | undefined;
};

/** How servers write that there is none. */
const noDate = /^0000-00-00/;

/** "3 days ago", with the exact time in the reader's zone as its title. What cannot be read is shown as it came. */
export const RelativeTime = ({ value }: RelativeTimeProps) => {
  const now = useNow();
  const date = value ? parseWireTime(value) : undefined;
  if (!date) return <span className={css.time}>{value && !noDate.test(value) ? value : '–'}</span>;
  return (
    <time
      key={value}
      className={css.time}
      dateTime={date.toISOString()}
      // Only for who points at it: to name the zone takes browsers longer than the rest of a row.
      onPointerEnter={(event) => {
        event.currentTarget.title = exactTime(date);
      }}
      data-on-paper={longDate(date)}
    >
      {relativeTime(date, new Date(now))}
    </time>
  );
};
