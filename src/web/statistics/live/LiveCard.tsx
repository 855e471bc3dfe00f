import { Activity } from 'lucide-react';
import { useLate } from '#web/browser/late.ts';
import { maxInRoom } from '#web/ui/chart/LiveRoom.tsx';
import { MinuteBars } from '#web/ui/chart/MinuteBars.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { VisitList } from '#web/ui/chart/VisitList.tsx';
import { live as words } from '#web/words/live.ts';
import type { LiveSubject } from './live-figures.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { type KnownRecord, listedVisits } from './listed-visits.tsx';
import { useLiveFigures } from './use-live-figures.ts';

interface LiveCardProps {
  /** Omitted for the whole account. */
  subject?: LiveSubject;
  /** Finds the visited record. Given only for the whole account. */
  known?: KnownRecord;
}

/** Shows the visits of the last half hour as they come in. */
export const LiveCard = ({ subject, known }: LiveCardProps) => {
  const figures = useLiveFigures(subject);
  const isLate = useLate(!figures, 10_000);
  if (!figures) return <LiveFrame {...(isLate && { told: words.late })} />;
  const { count, minutes, visits, isLeast, isFollowing } = figures;
  const told = isLeast ? words.atLeast(count) : count === 0 ? words.none : words.inLast(count);
  return (
    <LiveFrame isOn={isFollowing} told={isFollowing ? told : words.late}>
      {visits.length > 0 ? (
        <>
          <MinuteBars values={minutes} label={`${words.perMinute}: ${told}`} />
          <VisitList label={words.latest} visits={listedVisits(visits.slice(0, maxInRoom), known)} />
        </>
      ) : (
        <EmptyState small icon={<Activity />} title={words.waiting}>
          {words.noneText}
        </EmptyState>
      )}
    </LiveFrame>
  );
};
