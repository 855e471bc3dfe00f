import { countOf } from './numbers.ts';

/** What the specification promises where a server does not say. */
const usualLimit = 30;

/** Whole minutes until so many requests are through; 0 when they fit into what is left of this one. */
export const minutesFor = (requests: number, limit = usualLimit, remaining = limit) =>
  Math.max(0, Math.ceil((requests - remaining) / Math.max(1, limit)));

/** "3 requests", or with the time that the limit makes of it: "120 requests, about 4 minutes". */
export const requestPrice = (requests: number, limit?: number, remaining?: number) => {
  const minutes = minutesFor(requests, limit, remaining);
  const price = countOf(requests, 'request');
  return minutes === 0 ? price : `${price}, about ${countOf(minutes, 'minute')}`;
};
