import { Maximize } from 'lucide-react';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { LivePulse } from '#web/ui/chart/LivePulse.tsx';
import { MinuteBars } from '#web/ui/chart/MinuteBars.tsx';
import { VisitList } from '#web/ui/chart/VisitList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { live as words } from '#web/words/live.ts';
import type { LiveSubject } from './live-figures.ts';
import { type KnownRecord, listedVisits } from './listed-visits.tsx';
import { useLiveFigures } from './use-live-figures.ts';

interface LiveCardProps {
  /** The whole account if not given. */
  subject?: LiveSubject;
  /** Of visits to all of the account. */
  known?: KnownRecord;
}

/** The latest that have room beside other cards. */
const shown = 4;

/** Visits of the last half hour, which come by themselves. */
export const LiveCard = ({ subject, known }: LiveCardProps) => {
  const figures = useLiveFigures(subject);
  if (!figures) return null;
  const { count, minutes, visits, isLeast, isFollowing } = figures;
  const told = isLeast ? words.atLeast(count) : count === 0 ? words.none : words.inLast(count);
  return (
    <Card
      title={words.title}
      actions={
        <LinkButton size="small" variant="ghost" to="/live" icon={<Maximize />}>
          {words.open}
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <Row gap={2}>
          <LivePulse isOn={isFollowing} />
          <span role="status">
            <Text size="sm">{isFollowing ? told : words.late}</Text>
          </span>
        </Row>
        {count > 0 ? (
          <>
            <MinuteBars values={minutes} label={`${words.perMinute}: ${told}`} />
            <VisitList label={words.latest} visits={listedVisits(visits.slice(0, shown), known)} />
          </>
        ) : null}
      </Stack>
    </Card>
  );
};
