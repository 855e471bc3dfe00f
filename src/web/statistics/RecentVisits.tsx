import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { MousePointerClick } from 'lucide-react';
import type { TimedVisits } from '#web/api/series.ts';
import type { Subject } from '#web/api/analytics.ts';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { ChartPlaceholder } from '#web/ui/chart/ChartPlaceholder.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { visits } from '#web/words/visits.ts';
import { sumOf } from './measured.ts';
import { type CountedKind, type RecentPoint, wordsOf } from './recent-visits.ts';

export interface RecentVisitsProps {
  /** The record whose notes the chart shows. */
  subject: Subject;
  /** Used in the names of exported files. */
  name: string;
  query: UseQueryResult<TimedVisits<RecentPoint>>;
  /** The chart's lines and the table's columns. */
  kinds: readonly CountedKind[];
}

const RecentVisitsChart = lazy(async () => ({
  default: (await import('./RecentVisitsChart.tsx')).RecentVisitsChart,
}));

/** Shows the visits of the last days once the page's main content has loaded. */
export const RecentVisits = (props: RecentVisitsProps) => {
  const { kinds, query } = props;
  const isOver = useFirstViewIsOver();
  const hasNone =
    query.data !== undefined &&
    kinds.every(({ key }) => sumOf(query.data.points, (point) => point[key] ?? 0) === 0);
  const space = (
    <ChartCard title={wordsOf(kinds).perDay}>
      <ChartPlaceholder series={kinds}>
        {hasNone ? (
          <EmptyState small icon={<MousePointerClick />} title={visits.noneLately}>
            {visits.noneLatelyText}
          </EmptyState>
        ) : null}
      </ChartPlaceholder>
    </ChartCard>
  );
  if (!isOver || hasNone) return space;
  return (
    <Suspense fallback={space}>
      <RecentVisitsChart {...props} />
    </Suspense>
  );
};
