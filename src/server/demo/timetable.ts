import type { Random } from './random.ts';

export const secondsADay = 86_400;

/** How busy each hour of a visitor's day is. Nights are quiet, and noon and the evening are busiest. */
const hours = [
  1.9, 1.1, 0.7, 0.5, 0.5, 0.9, 2, 3.4, 4.8, 5.6, 5.9, 6.1, 6.7, 6.2, 5.7, 5.5, 5.4, 5.8, 6.2, 6.9, 7.2, 6.8,
  5.2, 3.4,
];

/** By weekday, starting on Sunday. */
const linkDays = [0.68, 1.06, 1.12, 1.1, 1.08, 0.98, 0.72];
const scanDays = [1.1, 0.72, 0.8, 0.88, 1.02, 1.26, 1.42];

/** 0 is Sunday, since 1 January 1970 was a Thursday. */
const weekday = (day: number) => (day + 4) % 7;

export interface Day {
  /** Whole days since 1970 UTC. */
  day: number;
  visits: number;
  /** The share of these visits that are scans. */
  scans: number;
}

/**
 * Spreads visits over the days up to now, including the part of today that has passed. They have a weekly rhythm, slow
 * growth, some noise, and a few days with a peak.
 */
export function daysOf(random: Random, now: number, count: number, visits: number): Day[] {
  const today = Math.floor(now / secondsADay);
  const weights = Array.from({ length: count }, (_, at) => {
    const day = today - count + 1 + at;
    const elapsed = day === today ? (now % secondsADay) / secondsADay : 1;
    const level =
      (0.75 + (0.4 * at) / count) * (0.86 + 0.28 * random.next()) * (random.chance(0.03) ? 1.8 : 1);
    const scans = 0.24 * (scanDays[weekday(day)] ?? 1);
    const links = 0.76 * (linkDays[weekday(day)] ?? 1);
    return { day, weight: level * elapsed * (links + scans), scans: scans / (links + scans) };
  });
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map(({ day, weight, scans }) => {
    reached += weight;
    // Rounding the running total, instead of each day, makes the days add up to the whole.
    const upTo = sum > 0 ? Math.round((visits * reached) / sum) : 0;
    const ofDay = upTo - given;
    given = upTo;
    return { day, visits: ofDay, scans };
  });
}

/** Returns a time on the day, in the rhythm of a place that is `ahead` hours ahead of UTC, and not after `now`. */
export function timeOn(random: Random, day: number, ahead: number, hour: () => number, now: number): number {
  const local = hour() * 3600 + random.int(0, 3599);
  const at = day * secondsADay + ((local - ahead * 3600 + secondsADay) % secondsADay);
  return at <= now ? at : day * secondsADay + Math.floor(random.next() * (now % secondsADay));
}

export const hourWeights: readonly (readonly [number, number])[] = hours.map((weight, hour) => [
  hour,
  weight,
]);
