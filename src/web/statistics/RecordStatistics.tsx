import { lazy, Suspense, useEffect } from 'react';
import { useExtension } from '#web/client/server-extensions.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { fetchedPart } from '#web/ui/base/on-demand.tsx';
import type { AwaitedAnalyticsProps } from './analytics/AwaitedAnalytics.tsx';
import { NoVisitsYet } from './NoVisitsYet.tsx';
import type { RecordStatisticsProps } from './RecordTotals.tsx';
import { SubjectStatistics } from './SubjectStatistics.tsx';

const RecordTotals = lazy(async () => ({ default: (await import('./RecordTotals.tsx')).RecordTotals }));

/** Its code comes with that of the statistics, which most pages have before anybody waits for them. */
const AwaitedAnalytics = fetchedPart<AwaitedAnalyticsProps>(
  async () => (await import('./analytics/AwaitedAnalytics.tsx')).AwaitedAnalytics,
  <Skeleton shape="screen" />,
);

/** Everything that is counted of a link or a code. */
export const RecordStatistics = (props: RecordStatisticsProps) => {
  const { kind, id, name, words, address, made, visits, isClosed, data } = props;
  const isAsked = useExtension('analytics');
  const isEmpty = data?.clicks === 0;
  // While it is not known whether there is anything to ask for.
  useEffect(() => {
    if (isAsked && !isEmpty) void SubjectStatistics.fetch().catch(() => undefined);
  }, [isAsked, isEmpty]);
  // Before its first answer, nobody knows what the server offers.
  if (!isAsked && data === undefined) return <Skeleton shape="block" />;
  if (!isAsked)
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <RecordTotals {...props} />
      </Suspense>
    );
  if (isEmpty) return <NoVisitsYet {...{ kind, id, name, words, address, isClosed }} />;
  // Of what a list has told to have no visits, there is nothing to expect.
  if (data === undefined && visits === 0) return <Skeleton shape="block" />;
  const subject = { of: kind === 'links' ? 'link' : 'qr', id } as const;
  if (id === 0 || (data ?? visits) === undefined)
    return <AwaitedAnalytics subject={subject} words={words} made={made} />;
  return <SubjectStatistics subject={subject} name={name} words={words} made={made} />;
};
