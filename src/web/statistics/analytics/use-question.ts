import { useLocation, useNavigate } from 'react-router-dom';
import type { AnalyticsFilter } from '#contract/analytics-filters.ts';
import type { Subject } from '#web/api/analytics.ts';
import { useHistory } from '#web/browser/app-history.ts';
import { useNow } from '#web/browser/now.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { filtersOf, textOf } from './filters.ts';
import { questionOf } from './question.ts';

/** Returns the question in the page's address and functions to change it. */
export const useQuestion = (subject: Subject, first: string | undefined) => {
  const location = useLocation();
  const history = useHistory();
  const navigate = useNavigate();
  // For two changes in a row, the history already has the first one before the page renders with it.
  const present = () => new URLSearchParams((history?.location ?? location).search);
  const search = new URLSearchParams(location.search);
  const change = (changes: Record<string, string | undefined>) => {
    const next = present();
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    void navigate({ search: `?${next.toString()}` }, { preventScrollReset: true });
  };
  const today = localDay(new Date(useNow()));
  const read = questionOf(subject, search, { today, first });
  return {
    ...read,
    today,
    change,
    filter: (step: (filters: readonly AnalyticsFilter[]) => readonly AnalyticsFilter[]) =>
      change({ filters: textOf(step(filtersOf(present().get('filters') ?? ''))) }),
  };
};

export type QuestionInAddress = ReturnType<typeof useQuestion>;
