import { countOf } from '#web/lib/numbers.ts';

interface Pace {
  /** Requests that are still to be sent. */
  left: number;
  /** Done in so many ms. */
  done: number;
  elapsed: number;
  /** As the server told: undefined where it does not. */
  limit: number | undefined;
  remaining: number | undefined;
}

/** Work of many requests leaves so many for people (web/api/ledger.ts). */
const leftForPeople = 5;

/** Whether the limit lets nothing through for now. */
export const isHeld = (remaining: number | undefined) =>
  remaining !== undefined && remaining <= leftForPeople;

/** Seconds that the rest of the work takes, as far as can be told: the pace so far, or what the limit allows. */
export function secondsLeft({ left, done, elapsed, limit, remaining }: Pace): number | undefined {
  const perRequest = done > 0 ? elapsed / done / 1000 : undefined;
  const byPace = perRequest === undefined ? undefined : left * perRequest;
  if (!limit) return byPace;
  const beyond = left - Math.max(0, (remaining ?? limit) - leftForPeople);
  const byLimit = beyond > 0 ? Math.ceil(beyond / Math.max(1, limit - leftForPeople)) * 60 : 0;
  return Math.max(byLimit, beyond > 0 ? 0 : (byPace ?? 0));
}

/** "about 3 minutes left". */
export const timeLeft = (seconds: number | undefined) => {
  if (seconds === undefined) return undefined;
  if (seconds < 60) return `${countOf(Math.max(1, Math.ceil(seconds)), 'second')} left`;
  return `about ${countOf(Math.round(seconds / 60), 'minute')} left`;
};
