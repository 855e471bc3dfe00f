import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

/** In the place of the setting, and about as high. */
export const FiringWaiting = () => (
  <Card>
    <Stack gap={0}>
      <Skeleton width="third" />
      <Skeleton width="half" />
    </Stack>
  </Card>
);
