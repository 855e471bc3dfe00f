import { ScanLine } from 'lucide-react';
import type { Statistics } from '#contract/statistics.ts';
import { formatCount, formatPercent, shareOf } from '#web/lib/numbers.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Figures } from '#web/ui/Figures.tsx';
import { Grid } from '#web/ui/Grid.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { Text } from '#web/ui/Text.tsx';
import { BreakdownCard } from './BreakdownCard.tsx';
import { breakdownsOf } from './breakdowns.ts';
import { ScansOverTime } from './ScansOverTime.tsx';

interface QrStatisticsProps {
  id: number;
  name: string;
  data: Statistics | undefined;
}

export const QrStatistics = ({ id, name, data }: QrStatisticsProps) => {
  const breakdowns = data ? breakdownsOf(data) : [];
  const repeats = data && Math.max(0, data.clicks - data.uniqueClicks);
  return (
    <Stack gap={4}>
      <Figures
        label="Scans in figures"
        items={[
          { label: 'Scans', value: data && formatCount(data.clicks), note: 'since the code was made' },
          {
            label: 'Unique visitors',
            value: data && formatCount(data.uniqueClicks),
            note: 'told apart within a day',
          },
          {
            label: 'Come back',
            value:
              data &&
              (data.clicks === 0 ? '–' : formatPercent(shareOf(repeats ?? 0, data.clicks), undefined, 0)),
            note: 'of scans are repeats',
          },
        ]}
      />
      {data && data.clicks > 0 ? <ScansOverTime id={id} name={name} /> : null}
      {data === undefined ? (
        <Skeleton shape="block" />
      ) : breakdowns.every(({ rows }) => rows.length === 0) && data.clicks === 0 ? (
        <Card>
          <EmptyState small icon={<ScanLine />} title="Not scanned yet">
            Hold a phone to the code: the scan appears here with country, browser and system.
          </EmptyState>
        </Card>
      ) : (
        <Grid columns={2}>
          {breakdowns.map((breakdown) => (
            <BreakdownCard key={breakdown.title} name={name} breakdown={breakdown} />
          ))}
        </Grid>
      )}
      <Text size="xs" tone="third" as="p">
        Counted are scans by people: bots, link previews and prefetches are left out. Each list has the ten
        largest.
      </Text>
    </Stack>
  );
};
