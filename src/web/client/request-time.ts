import { durations } from '#web/words/durations.ts';
import { type Lane, reservedForPeople, usualLimit } from './ledger.ts';

/** What is known about the limit, as in `Budget`. */
interface Pace {
  /** Undefined before the first request. */
  limit?: number | undefined;
  remaining?: number | undefined;
  /** When `remaining` grows again, in ms since 1970. */
  resetAt?: number | undefined;
}

/** Seconds that a request takes if nothing holds it up. */
const each = 0.4;
/** Maximum share of the last minute that its requests take, in seconds. */
const lastMinute = 10;

/**
 * Returns how many requests go beyond what the lane may use of this minute, and how many it may use of each later
 * minute.
 */
const beyond = (requests: number, { limit = usualLimit, remaining = limit }: Pace, lane: Lane) => {
  const kept = reservedForPeople(lane, limit);
  return { later: requests - Math.max(0, remaining - kept), perMinute: Math.max(1, limit - kept) };
};

/** Returns how many seconds the requests of a lane take, given that it leaves some of the limit for people. */
export function secondsFor(requests: number, pace: Pace, lane: Lane, now: number): number {
  const { later, perMinute } = beyond(requests, pace, lane);
  if (later <= 0) return requests * each;
  const { resetAt } = pace;
  const untilReset = resetAt === undefined ? 60 : Math.min(60, Math.max(0, (resetAt - now) / 1000));
  const minutes = Math.ceil(later / perMinute);
  return untilReset + (minutes - 1) * 60 + Math.min(lastMinute, (later % perMinute) * each);
}

/** Returns the same in whole minutes, or 0 if there is no wait for the limit. */
export function minutesFor(requests: number, pace: Pace, lane: Lane, now = Date.now()): number {
  const seconds = secondsFor(requests, pace, lane, now);
  return seconds < 60 && beyond(requests, pace, lane).later <= 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}

/** Returns the duration in words, such as "≈ 4 min". Returns undefined if there is no wait for the limit. */
export const requestTime = (requests: number, pace: Pace, lane: Lane) => {
  const minutes = minutesFor(requests, pace, lane);
  return minutes === 0 ? undefined : durations.minutes(minutes);
};
