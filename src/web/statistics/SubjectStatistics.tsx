import { fetchedPart } from '#web/ui/base/on-demand.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import type { AnalyticsProps } from './analytics/Analytics.tsx';

/** Statistics of anything, where the server offers the extension `analytics`. */
export const SubjectStatistics = fetchedPart<AnalyticsProps>(
  async () => (await import('./analytics/Analytics.tsx')).Analytics,
  <Skeleton shape="screen" />,
);
