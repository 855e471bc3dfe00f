import { exactTime, longDate, parseWireTime, relativeTime } from '#web/lib/dates.ts';
import { useNow } from '#web/browser/now.ts';
import css from './RelativeTime.module.css';

type RelativeTimeProps = {
  /** `YYYY-MM-DD HH:MM:SS` in UTC. */
  value: string | null | undefined;
};

/** Servers may write a missing date as zeros. */
const noDate = /^0000-00-00/;

/**
 * Renders "3 days ago" with the exact time in the user's time zone as its title. A value that can't be parsed is shown
 * as is.
 */
export const RelativeTime = ({ value }: RelativeTimeProps) => {
  const now = useNow();
  const date = value ? parseWireTime(value) : undefined;
  if (!date) return <span className={css.time}>{value && !noDate.test(value) ? value : '–'}</span>;
  return (
    <time
      key={value}
      className={css.time}
      dateTime={date.toISOString()}
      // Set on hover only, since formatting the time zone takes browsers longer than the rest of a row.
      onPointerEnter={(event) => {
        event.currentTarget.title = exactTime(date);
      }}
      data-on-paper={longDate(date)}
    >
      {relativeTime(date, new Date(now))}
    </time>
  );
};
