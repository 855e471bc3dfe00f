import type { Statistics } from '#contract/statistics.ts';
import type { VisitedKind } from '#web/api/series.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { visits } from '#web/words/visits.ts';
import { BreakdownCard } from './BreakdownCard.tsx';
import { breakdownsOf, countriesOf } from './breakdowns.ts';
import { CountriesCard } from './CountriesCard.tsx';
import { CountHistoryCard } from './CountHistoryCard.tsx';
import { repeatShare } from './measured.ts';
import type { VisitWords } from './measured.ts';
import { NoVisitsYet } from './NoVisitsYet.tsx';
import { RecordOverTime } from './RecordOverTime.tsx';

export interface RecordStatisticsProps {
  kind: VisitedKind;
  id: number;
  /** Used in the names of exported files. */
  name: string;
  words: VisitWords;
  /** The address that a scan of the code opens. */
  address?: string | undefined;
  /** The day of creation in the user's time zone. */
  made: string | undefined;
  /** Number of visits so far, from a list. */
  visits: number | undefined;
  /** Whether visitors are turned away. */
  isClosed?: boolean | undefined;
  /** Undefined while loading. */
  data: Statistics | undefined;
  /** When the figures were loaded, in ms since 1970. */
  readAt: number;
}

/**
 * Shows a link's or QR code's statistics from a server without the `analytics` extension: totals, and a series if the
 * server has one.
 */
export const RecordTotals = (props: RecordStatisticsProps) => {
  const { kind, id, name, words, address, made, isClosed, data, readAt } = props;
  const hasSeries = useExtension('series');
  const isOwn = useIsOwnService();
  return (
    <Stack gap={4}>
      <Figures
        label={words.allTime}
        items={[
          {
            label: words.title,
            value: data && formatCount(data.clicks),
            note: visits.allTime,
          },
          {
            label: visits.uniqueVisitors,
            value: data && formatCount(data.uniqueClicks),
            note: isOwn ? visits.onceADay : undefined,
          },
          {
            label: words.repeats,
            value: data && repeatShare(data.clicks, data.uniqueClicks),
          },
        ]}
      />
      {data === undefined ? (
        <Skeleton shape="block" />
      ) : data.clicks === 0 ? (
        <NoVisitsYet {...{ kind, id, name, words, address, isClosed }} />
      ) : (
        <>
          {hasSeries ? (
            <RecordOverTime kind={kind} id={id} name={name} words={words} made={made} />
          ) : (
            <CountHistoryCard kind={kind} id={id} name={name} words={words} data={data} readAt={readAt} />
          )}
          <SectionHead title={visits.allTime} />
          <CountriesCard name={name} breakdown={countriesOf(data.topCountries, data.clicks)} words={words} />
          <Grid columns={2}>
            {breakdownsOf(data, words).map((breakdown) => (
              <BreakdownCard key={breakdown.title} name={name} breakdown={breakdown} words={words} />
            ))}
          </Grid>
        </>
      )}
      {isOwn ? (
        <Text size="xs" tone="third" as="p">
          {visits.notCountedTopTen}
        </Text>
      ) : null}
    </Stack>
  );
};
