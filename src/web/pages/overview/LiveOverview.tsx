import { useKnownVisited } from '#web/replica/known-visited.ts';
import { LiveCard } from '#web/statistics/live/LiveCard.tsx';

/** The account's visits as they come, by the names of what was visited. */
export const LiveOverview = () => <LiveCard known={useKnownVisited()} />;
