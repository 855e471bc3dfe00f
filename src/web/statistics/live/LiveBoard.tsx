import { Activity } from 'lucide-react';
import { formatCount } from '#web/lib/numbers.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { LivePulse } from '#web/ui/chart/LivePulse.tsx';
import { MinuteBars } from '#web/ui/chart/MinuteBars.tsx';
import { VisitList } from '#web/ui/chart/VisitList.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { WallFigure } from '#web/ui/layout/WallFigure.tsx';
import { live as words } from '#web/words/live.ts';
import { type KnownRecord, listedVisits } from './listed-visits.tsx';
import { useLiveFigures } from './use-live-figures.ts';

interface LiveBoardProps {
  known: KnownRecord;
}

/** Maximum number of latest visits that fit on a screen. */
const shown = 12;

/** Shows the account's visits in the last half hour on a large screen. */
export const LiveBoard = ({ known }: LiveBoardProps) => {
  const figures = useLiveFigures(undefined);
  if (!figures) return <Skeleton shape="block" />;
  const { count, minutes, visits, isFollowing } = figures;
  return (
    <>
      <WallFigure
        value={formatCount(count)}
        sign={<LivePulse isOn={isFollowing} />}
        label={isFollowing ? words.now(count) : words.late}
      />
      <MinuteBars values={minutes} label={`${words.perMinute}: ${words.inLast(count)}`} size="large" />
      {count === 0 ? (
        <EmptyState icon={<Activity />} title={words.waiting}>
          {words.noneText}
        </EmptyState>
      ) : (
        <VisitList label={words.latest} visits={listedVisits(visits.slice(0, shown), known)} size="large" />
      )}
    </>
  );
};
