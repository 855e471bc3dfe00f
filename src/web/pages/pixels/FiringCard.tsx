import { onDemand } from '#web/ui/base/on-demand.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';

const waiting = <Skeleton late shape="setting" />;

const FiringSetting = onDemand<object>(
  async () => (await import('./FiringSetting.tsx')).FiringSetting,
  () => true,
  { waiting },
);

/** For which visitors all pixels fire. It is set apart from the list, and has its place from the beginning. */
export const FiringCard = ({ isShown }: { isShown: boolean }) => (isShown ? <FiringSetting /> : waiting);
