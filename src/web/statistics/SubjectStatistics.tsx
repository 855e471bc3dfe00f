import { fetchedPart } from '#web/ui/base/on-demand.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import type { AnalyticsProps } from './analytics/Analytics.tsx';

/** Shows the statistics of any subject. Requires the extension `analytics`. */
export const SubjectStatistics = fetchedPart<AnalyticsProps>(
  async () => (await import('./analytics/Analytics.tsx')).Analytics,
  <Skeleton shape="screen" />,
);
