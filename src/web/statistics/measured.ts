import type { TimedVisits } from '#web/api/series.ts';
import { formatCount, formatPercent, shareOf } from '#web/lib/numbers.ts';
import type { Figure } from '#web/ui/chart/Figures.tsx';
import { visits } from '#web/words/visits.ts';

/** The labels for visits of either kind. */
export type VisitWords = typeof visits.scan;

export const scanWords: VisitWords = visits.scan;
export const clickWords: VisitWords = visits.click;

export const sumOf = <Point>(points: readonly Point[], count: (point: Point) => number) =>
  points.reduce((sum, point) => sum + count(point), 0);

/** Returns the point with the most visits, or undefined if there are none. */
export const busiestOf = <Point>(points: readonly Point[], count: (point: Point) => number) => {
  const most = Math.max(0, ...points.map(count));
  return most > 0 ? points.find((point) => count(point) === most) : undefined;
};

/** Returns the share of repeat visits, such as "38%", or a dash if there are no visits. */
export const repeatShare = (visits: number, unique: number) =>
  visits === 0 ? '–' : formatPercent(shareOf(Math.max(0, visits - unique), visits), undefined, 0);

/**
 * Returns the change from the period before as an arrow and a percentage, if it can be expressed so.
 * @param days length of the period before
 */
export function changeOf(
  now: number,
  before: number | undefined,
  days: number,
): Pick<Figure, 'note' | 'trend'> {
  if (before === undefined) return {};
  if (before === 0) return { note: visits.noneBefore(days) };
  if (now === before) return { note: visits.asMany(days) };
  const share = Math.abs(now - before) / before;
  const percent = share < 0.1 ? formatPercent(share) : formatPercent(share, undefined, 0);
  // Beyond tenfold growth, the previous count is clearer than a percentage.
  if (share > 10) return { note: visits.grownFrom(formatCount(before), days), trend: 'up' };
  return now > before
    ? { note: visits.more(percent, days), trend: 'up' }
    : { note: visits.fewer(percent, days), trend: 'down' };
}

/**
 * Returns whether the period before can be compared with. The record must have existed for all of it, or have visits
 * from before its date of creation.
 */
export const isComparable = <Point extends { at: string }>(
  { span, before }: TimedVisits<Point>,
  made: string | undefined,
  count: (point: Point) => number,
) =>
  span.before !== undefined &&
  made !== undefined &&
  (made <= span.before || before.some((point) => point.at < made && count(point) > 0));
