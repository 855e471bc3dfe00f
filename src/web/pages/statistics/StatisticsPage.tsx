import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { HeaderSkeleton } from '#web/ui/frame/HeaderSkeleton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { AccountStatistics } from './AccountStatistics.tsx';

const AccountTotals = lazy(async () => ({ default: (await import('./AccountTotals.tsx')).AccountTotals }));

export const StatisticsPage = () => {
  const isAsked = useExtension('analytics');
  // Before its first answer, nobody knows what the server offers.
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
