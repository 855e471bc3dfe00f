import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { accountDetails } from '#web/api/account.ts';
import type { PageComponent } from '#web/client/early-page.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { HeaderSkeleton } from '#web/ui/frame/HeaderSkeleton.tsx';
import { readEarlyFigures } from '#web/statistics/analytics/early-figures.ts';
import { Page } from '#web/ui/frame/Page.tsx';
import { AccountStatistics } from './AccountStatistics.tsx';

const AccountTotals = lazy(async () => ({ default: (await import('./AccountTotals.tsx')).AccountTotals }));

export const StatisticsPage: PageComponent = () => {
  const isAsked = useExtension('analytics');
  // What the server supports is unknown until its first response.
  const { isPending } = useQuery(accountDetails());
  const waiting = <Page header={<HeaderSkeleton />}>{null}</Page>;
  if (isAsked) return <AccountStatistics />;
  if (isPending) return waiting;
  return (
    <Suspense fallback={waiting}>
      <AccountTotals />
    </Suspense>
  );
};

StatisticsPage.readEarly = (client, { search }) => readEarlyFigures(client, { of: 'account' }, search);
