import { useKnownVisited } from '#web/replica/known-visited.ts';
import { LiveCard } from '#web/statistics/live/LiveCard.tsx';

export const LiveOverview = () => <LiveCard known={useKnownVisited()} />;
