import type { AnalyticsQuestion, Subject } from '#web/api/analytics.ts';
import { filtersOf } from './filters.ts';
import { type Known, periodOf } from './period.ts';

/**
 * Reads the question from the page's address, such as `?days=90&by=week&compare=off` or
 * `?from=2026-03-01&to=2026-03-14`. The filters have the same format as in the API.
 */
export function questionOf(subject: Subject, search: URLSearchParams, known: Known) {
  const get = (name: string) => search.get(name) ?? '';
  const asked = { days: get('days'), from: get('from'), to: get('to'), by: get('by') };
  const period = periodOf(asked, known);
  const filters = filtersOf(get('filters'));
  const isComparing = get('compare') !== 'off';
  const question: AnalyticsQuestion = {
    ...subject,
    from: period.from,
    to: period.to,
    by: period.by,
    isLastDay: period.choice === '24h' || undefined,
    isCompared: period.mayCompare && isComparing,
    filters,
  };
  return { asked, period, filters, isComparing, question };
}
