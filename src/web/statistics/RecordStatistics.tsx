import { lazy, Suspense, useEffect } from 'react';
import { useExtension } from '#web/client/server-extensions.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { fetchedPart } from '#web/ui/base/on-demand.tsx';
import type { AnalyticsPlaceholderProps } from './analytics/AnalyticsPlaceholder.tsx';
import { NoVisitsYet } from './NoVisitsYet.tsx';
import type { RecordStatisticsProps } from './RecordTotals.tsx';
import { SubjectStatistics } from './SubjectStatistics.tsx';

const RecordTotals = lazy(async () => ({ default: (await import('./RecordTotals.tsx')).RecordTotals }));

/** Loaded with the statistics code, which most pages have fetched before it is needed. */
const AnalyticsPlaceholder = fetchedPart<AnalyticsPlaceholderProps>(
  async () => (await import('./analytics/AnalyticsPlaceholder.tsx')).AnalyticsPlaceholder,
  <Skeleton shape="screen" />,
);

export const RecordStatistics = (props: RecordStatisticsProps) => {
  const { kind, id, name, words, address, made, visits, isClosed, data } = props;
  const isAsked = useExtension('analytics');
  const isEmpty = data?.clicks === 0;
  // Fetch the code before it is known whether there are any visits.
  useEffect(() => {
    if (isAsked && !isEmpty) void SubjectStatistics.fetch().catch(() => undefined);
  }, [isAsked, isEmpty]);
  // Until the server's first response, its extensions are unknown.
  if (!isAsked && data === undefined) return <Skeleton shape="block" />;
  if (!isAsked)
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <RecordTotals {...props} />
      </Suspense>
    );
  if (isEmpty) return <NoVisitsYet {...{ kind, id, name, words, address, isClosed }} />;
  // The list says that the record has no visits, so a placeholder for charts would be wrong.
  if (data === undefined && visits === 0) return <Skeleton shape="block" />;
  const subject = { of: kind === 'links' ? 'link' : 'qr', id } as const;
  if (id === 0 || (data ?? visits) === undefined)
    return <AnalyticsPlaceholder subject={subject} words={words} made={made} />;
  return <SubjectStatistics subject={subject} name={name} words={words} made={made} />;
};
