import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Statistics } from '#contract/statistics.ts';
import { accountDetails } from '#web/api/account.ts';
import { saveCountHistory, countHistory, withEntry } from '#web/api/count-history.ts';
import type { VisitedKind } from '#web/api/series.ts';
import { clockTime, exactTime, shortDate } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TimeChart } from '#web/ui/chart/TimeChart.tsx';
import { visits } from '#web/words/visits.ts';
import type { VisitWords } from './measured.ts';

interface CountHistoryCardProps {
  kind: VisitedKind;
  id: number;
  /** Used in the names of exported files. */
  name: string;
  words: VisitWords;
  data: Pick<Statistics, 'clicks' | 'uniqueClicks'>;
  /** When the totals were loaded, in ms since 1970. */
  readAt: number;
}

const dayLength = 86_400_000;

/** Shows the totals that this browser has recorded. Used for servers without a history. */
export const CountHistoryCard = ({ kind, id, name, words, data, readAt }: CountHistoryCardProps) => {
  const { data: account } = useQuery(accountDetails());
  const { clicks, uniqueClicks } = data;
  const accountId = account?.id;
  const looks = useMemo(() => {
    const told = accountId === undefined ? [] : countHistory({ account: accountId, kind, id });
    return withEntry(told, { at: readAt, clicks, uniqueClicks });
  }, [accountId, kind, id, readAt, clicks, uniqueClicks]);
  useEffect(() => {
    if (accountId !== undefined) saveCountHistory({ account: accountId, kind, id }, looks);
  }, [accountId, kind, id, looks]);

  const title = words.recorded;
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last || first === last)
    return (
      <ChartCard title={title}>
        <Text size="sm" tone="second">
          {visits.recordedNone}
        </Text>
      </ChartCard>
    );
  const isLong = last.at - first.at > 2 * dayLength;
  const date = (at: string | number) => new Date(Number(at));
  return (
    <ChartCard
      title={title}
      note={visits.recordedNote(looks.length, exactTime(date(first.at)))}
      summary={visits.recordedSummary(formatCount(first.clicks), words.count(last.clicks), looks.length)}
      data={{
        head: [visits.recordedAt, words.title, visits.uniqueVisitors],
        rows: looks.map((look) => [date(look.at).toISOString(), look.clicks, look.uniqueClicks]),
        beginning: (at) => exactTime(new Date(at)),
        name: `${name} ${title}`,
      }}
    >
      <TimeChart
        label={title}
        points={looks.map((look) => ({ at: String(look.at), clicks: look.clicks }))}
        series={[{ key: 'clicks', label: words.total, look: 'filled' }]}
        tick={(at) => (isLong ? shortDate(date(at)) : clockTime(date(at)))}
        title={(at) => exactTime(date(at))}
        toScale
      />
    </ChartCard>
  );
};
