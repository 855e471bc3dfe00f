import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { MousePointerClick } from 'lucide-react';
import type { TimedVisits } from '#web/api/series.ts';
import type { Subject } from '#web/api/analytics.ts';
import { useFirstViewIsOver } from '#web/browser/first-view-is-over.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { ChartSpace } from '#web/ui/chart/ChartSpace.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { visits } from '#web/words/visits.ts';
import { sumOf } from './measured.ts';
import { type CountedKind, type LatePoint, wordsOf } from './lately.ts';

export interface VisitsLatelyProps {
  /** The record whose notes the chart shows. */
  subject: Subject;
  /** Used in the names of exported files. */
  name: string;
  query: UseQueryResult<TimedVisits<LatePoint>>;
  /** The chart's lines and the table's columns. */
  kinds: readonly CountedKind[];
}

const LatelyChart = lazy(async () => ({ default: (await import('./LatelyChart.tsx')).LatelyChart }));

/** Shows the visits of the last days once the page's main content has loaded. */
export const VisitsLately = (props: VisitsLatelyProps) => {
  const { kinds, query } = props;
  const isOver = useFirstViewIsOver();
  const hasNone =
    query.data !== undefined &&
    kinds.every(({ key }) => sumOf(query.data.points, (point) => point[key] ?? 0) === 0);
  const space = (
    <ChartCard title={wordsOf(kinds).perDay}>
      <ChartSpace series={kinds}>
        {hasNone ? (
          <EmptyState small icon={<MousePointerClick />} title={visits.noneLately}>
            {visits.noneLatelyText}
          </EmptyState>
        ) : null}
      </ChartSpace>
    </ChartCard>
  );
  if (!isOver || hasNone) return space;
  return (
    <Suspense fallback={space}>
      <LatelyChart {...props} />
    </Suspense>
  );
};
