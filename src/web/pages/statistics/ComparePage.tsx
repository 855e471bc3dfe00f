import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { HeaderSkeleton } from '#web/ui/frame/HeaderSkeleton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { RecordComparison } from './RecordComparison.tsx';

const CodeComparison = lazy(async () => ({
  default: (await import('./CodeComparison.tsx')).CodeComparison,
}));

export const ComparePage = () => {
  const isAsked = useExtension('analytics');
  // What the server supports is unknown until its first response.
  const { isPending } = useQuery(accountDetails());
  const waiting = <Page header={<HeaderSkeleton />}>{null}</Page>;
  if (isAsked) return <RecordComparison />;
  if (isPending) return waiting;
  return (
    <Suspense fallback={waiting}>
      <CodeComparison />
    </Suspense>
  );
};
