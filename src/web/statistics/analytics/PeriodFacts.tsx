import { Fragment } from 'react';
import type { AnalyticsResult, Subject } from '#web/api/analytics.ts';
import { phone, useMedia } from '#web/browser/media.ts';
import { addDays, daysFromTo, earlierDay } from '#web/lib/calendar-days.ts';
import { parseWireTime, formatDate } from '#web/lib/dates.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { analytics as words } from '#web/words/analytics.ts';
import { rangeOf } from './moments.ts';

/** Minimum number of visits for meaningful percentages. */
const enough = 30;

/** Returns the days compared with. A period that hasn't ended is compared with the same part of the one before. */
function beforeOf({ from }: AnalyticsResult, before: { from: string; to: string }, today: string): string {
  const end = addDays(before.from, daysFromTo(from, today) - 1);
  return rangeOf(before.from, earlierDay(before.to, end));
}

const moment = (time: string | null) => {
  const date = time === null ? undefined : parseWireTime(time);
  return (
    date &&
    formatDate(date, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  );
};

interface PeriodFactsProps {
  of: Subject['of'];
  answer: AnalyticsResult | undefined;
  isOfAllTime: boolean;
  isCompared: boolean;
  /** The current day in the user's time zone. */
  today: string;
}

/** Shows the times of the first and last visit and what the period is compared with. */
export const PeriodFacts = ({ of, answer, isOfAllTime, isCompared, today }: PeriodFactsProps) => {
  const isOnPhone = useMedia(phone);
  const { totals, before } = answer ?? {};
  const wantsBefore = answer?.question.isCompared === true;
  const visit = words.visit[of];
  const facts = [
    totals?.first && `${(isOfAllTime ? words.first : words.firstInPeriod)(visit)}: ${moment(totals.first)}`,
    totals?.last && `${words.last(visit)}: ${moment(totals.last)}`,
    answer && before && isCompared && words.comparedWith(beforeOf(answer, before, today)),
    wantsBefore && totals?.visits !== 0 && !isCompared && words.notCompared,
    totals && totals.visits > 0 && totals.visits < enough && words.few(totals.visits),
  ].filter((fact) => typeof fact === 'string');
  if (answer && facts.length === 0) return null;
  return (
    <Text size="xs" tone="second" as="p">
      {answer ? (
        facts.map((fact, place) => (
          <Fragment key={fact}>
            {/* Lines break between facts. On a phone, each fact has its own line. */}
            <span style={{ display: isOnPhone ? 'block' : 'inline-block' }}>
              {fact}
              {place < facts.length - 1 && !isOnPhone ? ' ·' : null}
            </span>{' '}
          </Fragment>
        ))
      ) : (
        <Skeleton shape="line" width="half" />
      )}
    </Text>
  );
};
