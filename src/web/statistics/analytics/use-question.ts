import { useLocation, useNavigate } from 'react-router-dom';
import type { AnalyticsFilter } from '#contract/analytics-filters.ts';
import type { Question, Subject } from '#web/api/analytics.ts';
import { useHistory } from '#web/browser/app-history.ts';
import { useNow } from '#web/browser/now.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { filtersOf, textOf } from './filters.ts';
import { periodOf } from './period.ts';

/**
 * The question as it stands in the page's address: `?days=90&by=week&compare=off`, `?from=2026-03-01&to=2026-03-14`,
 * and filters as the API takes them.
 */
export const useQuestion = (subject: Subject, first: string | undefined) => {
  const location = useLocation();
  const history = useHistory();
  const navigate = useNavigate();
  // Two changes in a row: the history knows of the first before the page is rendered with it.
  const present = () => new URLSearchParams((history?.location ?? location).search);
  const search = new URLSearchParams(location.search);
  const get = (name: string) => search.get(name) ?? '';
  const change = (changes: Record<string, string | undefined>) => {
    const next = present();
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    void navigate({ search: `?${next.toString()}` }, { preventScrollReset: true });
  };
  const today = localDay(new Date(useNow()));
  const asked = { days: get('days'), from: get('from'), to: get('to'), by: get('by') };
  const period = periodOf(asked, { today, first });
  const filters = filtersOf(get('filters'));
  const isComparing = get('compare') !== 'off';
  const question: Question | undefined = period && {
    ...subject,
    from: period.from,
    to: period.to,
    by: period.by,
    isLastDay: period.choice === '24h' || undefined,
    isCompared: period.mayCompare && isComparing,
    filters,
  };
  return {
    asked,
    today,
    period,
    filters,
    isComparing,
    question,
    change,
    filter: (step: (filters: readonly AnalyticsFilter[]) => readonly AnalyticsFilter[]) =>
      change({ filters: textOf(step(filtersOf(present().get('filters') ?? ''))) }),
  };
};

export type QuestionInAddress = ReturnType<typeof useQuestion>;
