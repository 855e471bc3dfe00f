import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import type { AnalyticsProps } from './analytics/Analytics.tsx';

const Analytics = lazy(async () => ({ default: (await import('./analytics/Analytics.tsx')).Analytics }));

/** Statistics of anything, where the server offers the extension `analytics`. */
export const SubjectStatistics = (props: AnalyticsProps) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <Analytics {...props} />
  </Suspense>
);
