import { lazy, Suspense } from 'react';
import { HeaderSkeleton } from '#web/ui/frame/HeaderSkeleton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';

const LiveWall = lazy(async () => ({ default: (await import('./LiveWall.tsx')).LiveWall }));

export const LivePage = () => (
  <Suspense fallback={<Page header={<HeaderSkeleton />}>{null}</Page>}>
    <LiveWall />
  </Suspense>
);
