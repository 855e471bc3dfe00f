import { onDemand } from '#web/ui/base/on-demand.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

const waiting = <Skeleton late shape="setting" />;

const FiringSetting = onDemand<object>(
  async () => (await import('./FiringSetting.tsx')).FiringSetting,
  () => true,
  { waiting },
);

/**
 * Sets for which visitors the pixels of all links and bio pages fire. It is separate from the list, and its place is
 * reserved from the start.
 */
export const FiringCard = ({ isShown }: { isShown: boolean }) => (isShown ? <FiringSetting /> : waiting);
