import { jobs } from '#web/words/jobs.ts';

interface Pace {
  /** Requests that are still to be sent. */
  left: number;
  /** undefined: nothing was asked yet. */
  limit: number | undefined;
  remaining: number | undefined;
  /** When `remaining` grows again, in ms since 1970. */
  resetAt: number | undefined;
}

/** What the specification promises, where nothing is known yet. */
const usualLimit = 30;
const leftForPeople = 5;
/** Seconds that a request takes where nothing holds it up. */
const each = 0.4;

/** Seconds that work of many requests takes, which leaves some of the limit for people (web/client/ledger.ts). */
export function secondsLeft(
  { left, limit = usualLimit, remaining = limit, resetAt }: Pace,
  now: number,
): number {
  const kept = Math.min(leftForPeople, Math.floor(limit / 3));
  const beyond = left - Math.max(0, remaining - kept);
  if (beyond <= 0) return left * each;
  const minutes = Math.ceil(beyond / Math.max(1, limit - kept));
  const untilReset = resetAt === undefined ? 60 : Math.min(60, Math.max(0, (resetAt - now) / 1000));
  return untilReset + (minutes - 1) * 60 + Math.min(10, (beyond % Math.max(1, limit - kept)) * each);
}

/** "about 3 minutes left". */
export const timeLeft = (seconds: number) =>
  seconds < 60
    ? jobs.secondsLeft(Math.max(1, Math.ceil(seconds)))
    : jobs.minutesLeft(Math.round(seconds / 60));
