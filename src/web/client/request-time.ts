import { durations } from '#web/words/durations.ts';
import { type Lane, leftToPeople, usualLimit } from './ledger.ts';

/** What is known of the limit, as the budget tells it. */
interface Pace {
  /** undefined: nothing was asked yet. */
  limit?: number | undefined;
  remaining?: number | undefined;
  /** When `remaining` grows again, in ms since 1970. */
  resetAt?: number | undefined;
}

/** Seconds that a request takes where nothing holds it up. */
const each = 0.4;
/** The most that the requests of the last minute take of it, in seconds. */
const lastMinute = 10;

/** How many of the requests are beyond what the lane may take of this minute, and how many it may take of the next ones. */
const beyond = (requests: number, { limit = usualLimit, remaining = limit }: Pace, lane: Lane) => {
  const kept = leftToPeople(lane, limit);
  return { later: requests - Math.max(0, remaining - kept), perMinute: Math.max(1, limit - kept) };
};

/** Seconds that so many requests of a lane take, which leaves some of the limit for people. */
export function secondsFor(requests: number, pace: Pace, lane: Lane, now: number): number {
  const { later, perMinute } = beyond(requests, pace, lane);
  if (later <= 0) return requests * each;
  const { resetAt } = pace;
  const untilReset = resetAt === undefined ? 60 : Math.min(60, Math.max(0, (resetAt - now) / 1000));
  const minutes = Math.ceil(later / perMinute);
  return untilReset + (minutes - 1) * 60 + Math.min(lastMinute, (later % perMinute) * each);
}

/** The same in whole minutes; 0 where nobody waits. */
export function minutesFor(requests: number, pace: Pace, lane: Lane, now = Date.now()): number {
  const seconds = secondsFor(requests, pace, lane, now);
  return seconds < 60 && beyond(requests, pace, lane).later <= 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}

/** How long so many requests take: "≈ 4 min"; undefined where nobody waits. */
export const requestTime = (requests: number, pace: Pace, lane: Lane) => {
  const minutes = minutesFor(requests, pace, lane);
  return minutes === 0 ? undefined : durations.minutes(minutes);
};
