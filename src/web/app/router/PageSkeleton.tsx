import { labels } from '#web/words/labels.ts';
import { HeaderSkeleton } from '#web/ui/frame/HeaderSkeleton.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

export const PageSkeleton = () => (
  <div aria-busy="true" aria-label={labels.loading} role="status">
    <Page header={<HeaderSkeleton />}>
      <Skeleton shape="control" width="half" />
      <Skeleton shape="block" />
    </Page>
  </div>
);
