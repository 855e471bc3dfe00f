import type { TimedVisits } from '#web/api/series.ts';
import { formatCount, formatPercent } from '#web/lib/numbers.ts';
import type { Figure } from '#web/ui/chart/Figures.tsx';
import type { TimeSeries } from '#web/ui/chart/time-series.ts';
import { visits } from '#web/words/visits.ts';
import { changeOf, isComparable, sumOf } from './measured.ts';

/** The visits of one day, by the requested kinds. */
export interface RecentPoint {
  at: string;
  clicks?: number;
  scans?: number;
  views?: number;
}

type Kind = Exclude<keyof RecentPoint, 'at'>;

export interface CountedKind extends TimeSeries {
  key: Kind;
  /** Formats a number of visits, such as "3 clicks". */
  count: (count: number) => string;
}

export const counted: Readonly<Record<Kind, CountedKind>> = {
  clicks: { key: 'clicks', label: visits.click.title, count: visits.click.count },
  scans: { key: 'scans', label: visits.scan.title, count: visits.scan.count },
  views: { key: 'views', label: visits.view.title, count: visits.view.count },
};

/** Returns the labels for several kinds of visits together. */
export const wordsOf = (kinds: readonly CountedKind[]) => {
  const [only] = kinds;
  return kinds.length === 1 && only?.key === 'clicks' ? visits.click : visits.visit;
};

const days = 30;

/**
 * Returns the number of visits in the last days and its change.
 * @param made the first day on which there can be visits, in the user's time zone. Undefined if the server doesn't
 * return it. `unknown` if it can't be known, in which case a period before without visits isn't compared.
 */
export function recentFigure(
  { key, label: name }: CountedKind,
  timed: TimedVisits<RecentPoint> | undefined,
  made: string | 'unknown' | undefined,
): Figure {
  const label = `${name} · ${visits.lastDays(days)}`;
  // The spaces reserve room for the arrow.
  if (!timed)
    return { label, value: undefined, room: `\u2003\u2002${visits.more(formatPercent(0.1), days)}` };
  const of = (point: RecentPoint) => point[key] ?? 0;
  const sum = sumOf(timed.points, of);
  const past = sumOf(timed.before, of);
  const compares = made === 'unknown' ? past > 0 : isComparable(timed, made, of);
  const before = compares ? past : undefined;
  return { label, value: formatCount(sum), ...changeOf(sum, before, days) };
}
