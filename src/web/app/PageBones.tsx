import { HeaderBones } from '#web/ui/HeaderBones.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** While a page's own code is on its way. */
export const PageBones = () => (
  <div aria-busy="true" aria-label="Loading" role="status">
    <Page header={<HeaderBones />}>
      <Skeleton shape="control" width="half" />
      <Skeleton shape="block" />
    </Page>
  </div>
);
