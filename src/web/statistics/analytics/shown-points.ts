import type { AnalyticsResult } from '#web/api/analytics.ts';
import { maxDays } from '#contract/day-range.ts';
import { addDays } from '#web/lib/calendar-days.ts';
import { dayOfWireTime } from '#web/lib/dates.ts';

/** Minimum number of points, even without any visits. */
const least = 7;

/** Returns the chart's points. For all time, those before the first visit are left out. */
export function shownPoints({ series, totals, question }: AnalyticsResult) {
  const isOpen = addDays(question.from, maxDays('day') - 1) <= question.to;
  if (!isOpen) return series;
  const first = totals.first === null ? undefined : dayOfWireTime(totals.first);
  const begin = first === undefined ? series.length : series.findLastIndex(({ at }) => at <= first);
  return series.slice(Math.max(0, Math.min(begin, series.length - least)));
}
