import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stack } from '#web/ui/Stack.tsx';

/** While a page's own code is on its way. */
export const PageBones = () => (
  <div aria-busy="true" aria-label="Loading" role="status">
    <Stack gap={4}>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="control" width="half" />
      <Skeleton shape="block" />
    </Stack>
  </div>
);
