import type { TimedVisits } from '#web/api/series.ts';
import { formatCount, formatPercent } from '#web/lib/numbers.ts';
import type { Figure } from '#web/ui/chart/Figures.tsx';
import type { TimeSeries } from '#web/ui/chart/time-series.ts';
import { visits } from '#web/words/visits.ts';
import { changeOf, isComparable, sumOf } from './measured.ts';

/** Visits of a day, of each kind that was asked about. */
export interface LatePoint {
  at: string;
  clicks?: number;
  scans?: number;
  views?: number;
}

type Kind = Exclude<keyof LatePoint, 'at'>;

export interface CountedKind extends TimeSeries {
  key: Kind;
  /** "3 clicks" */
  count: (count: number) => string;
}

export const counted: Readonly<Record<Kind, CountedKind>> = {
  clicks: { key: 'clicks', label: visits.click.title, count: visits.click.count },
  scans: { key: 'scans', label: visits.scan.title, count: visits.scan.count },
  views: { key: 'views', label: visits.view.title, count: visits.view.count },
};

/** What is said of them together. */
export const wordsOf = (kinds: readonly CountedKind[]) => {
  const [only] = kinds;
  return kinds.length === 1 && only?.key === 'clicks' ? visits.click : visits.visit;
};

const days = 30;

/**
 * How many there were in the last days, and how that has changed.
 * @param made the reader's calendar day since which there can be visits; undefined where it is not told; `unknown` where
 * nobody can tell: then a time before without any is no comparison
 */
export function lateFigure(
  { key, label: name }: CountedKind,
  timed: TimedVisits<LatePoint> | undefined,
  made: string | 'unknown' | undefined,
): Figure {
  const label = `${name} · ${visits.lastDays(days)}`;
  // The space is that of the arrow.
  if (!timed)
    return { label, value: undefined, room: `\u2003\u2002${visits.more(formatPercent(0.1), days)}` };
  const of = (point: LatePoint) => point[key] ?? 0;
  const sum = sumOf(timed.points, of);
  const past = sumOf(timed.before, of);
  const compares = made === 'unknown' ? past > 0 : isComparable(timed, made, of);
  const before = compares ? past : undefined;
  return { label, value: formatCount(sum), ...changeOf(sum, before, days) };
}
