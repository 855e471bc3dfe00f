import { MousePointerClick, ScanLine } from 'lucide-react';
import type { Statistics } from '#contract/statistics.ts';
import type { VisitedKind } from '#web/api/series.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { Figures } from '#web/ui/chart/Figures.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { SectionHead } from '#web/ui/layout/SectionHead.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { BreakdownCard } from './BreakdownCard.tsx';
import { breakdownsOf, countriesOf } from './breakdowns.ts';
import { CountriesCard } from './CountriesCard.tsx';
import { LooksCard } from './LooksCard.tsx';
import { repeatShare } from './measured.ts';
import type { VisitWords } from './measured.ts';
import { RecordOverTime } from './RecordOverTime.tsx';

interface RecordStatisticsProps {
  kind: VisitedKind;
  id: number;
  /** For the files. */
  name: string;
  words: VisitWords;
  /** The reader's calendar day on which it was made. */
  made: string | undefined;
  /** Undefined while awaited. */
  data: Statistics | undefined;
  /** When they came, in ms since 1970. */
  readAt: number;
}

const firstVisit = {
  scan: {
    icon: <ScanLine />,
    title: 'Not scanned yet',
    text: 'Hold a phone to the code: the scan appears here with country, browser and system.',
  },
  click: {
    icon: <MousePointerClick />,
    title: 'Not clicked yet',
    text: 'Open the short URL: the click appears here with country, browser and system.',
  },
};

/** Everything that is counted of a link or a code. */
export const RecordStatistics = ({ kind, id, name, words, made, data, readAt }: RecordStatisticsProps) => {
  const hasSeries = useExtension('series');
  const none = firstVisit[words.one];
  return (
    <Stack gap={4}>
      <Figures
        label={`${words.title} in figures`}
        items={[
          {
            label: words.title,
            value: data && formatCount(data.clicks),
            note: `since ${words.since}`,
          },
          {
            label: 'Unique visitors',
            value: data && formatCount(data.uniqueClicks),
            note: 'told apart within a day',
          },
          {
            label: 'Come back',
            value: data && repeatShare(data.clicks, data.uniqueClicks),
            note: `of ${words.many} are repeats`,
          },
        ]}
      />
      {data === undefined ? (
        <Skeleton shape="block" />
      ) : data.clicks === 0 ? (
        <Card>
          <EmptyState small icon={none.icon} title={none.title}>
            {none.text}
          </EmptyState>
        </Card>
      ) : (
        <>
          {hasSeries ? (
            <RecordOverTime kind={kind} id={id} name={name} words={words} made={made} />
          ) : (
            <LooksCard kind={kind} id={id} name={name} words={words} data={data} readAt={readAt} />
          )}
          <SectionHead title={`All ${words.many} since ${words.since}`} />
          <CountriesCard name={name} breakdown={countriesOf(data.topCountries, data.clicks)} words={words} />
          <Grid columns={2}>
            {breakdownsOf(data, words).map((breakdown) => (
              <BreakdownCard key={breakdown.title} name={name} breakdown={breakdown} words={words} />
            ))}
          </Grid>
        </>
      )}
      <Text size="xs" tone="third" as="p">
        Counted are {words.many} by people: bots, link previews and prefetches are left out. Each list has the
        ten largest.
      </Text>
    </Stack>
  );
};
