import { durations } from '#web/words/durations.ts';

/** What the specification promises where a server does not say. */
const usualLimit = 30;

/** Whole minutes until so many requests are through; 0 when they fit into what is left of this one. */
export const minutesFor = (requests: number, limit = usualLimit, remaining = limit) =>
  Math.max(0, Math.ceil((requests - remaining) / Math.max(1, limit)));

/** How long so many requests take: "≈ 4 min"; undefined where nobody waits. */
export const requestTime = (requests: number, limit?: number, remaining?: number) => {
  const minutes = minutesFor(requests, limit, remaining);
  return minutes === 0 ? undefined : durations.minutes(minutes);
};
