import { lazy, Suspense } from 'react';
import { shareOf } from '#web/lib/numbers.ts';
import { ChartCard } from '#web/ui/ChartCard.tsx';
import { RankedBars } from '#web/ui/RankedBars.tsx';
import { Text } from '#web/ui/Text.tsx';
import type { Breakdown } from './breakdowns.ts';
import { summaryOf } from './breakdowns.ts';

const RankedChart = lazy(async () => ({ default: (await import('#web/ui/RankedChart.tsx')).RankedChart }));

interface BreakdownCardProps {
  /** The code's name, for the file. */
  name: string;
  breakdown: Breakdown;
}

const rounded = (share: number) => Math.round(share * 1000) / 10;

export const BreakdownCard = ({ name, breakdown }: BreakdownCardProps) => {
  const { title, what, rows, total, empty } = breakdown;
  if (rows.length === 0)
    return (
      <ChartCard title={title}>
        <Text size="sm" tone="second">
          {empty}
        </Text>
      </ChartCard>
    );
  return (
    <ChartCard
      title={title}
      summary={summaryOf(breakdown)}
      data={{
        head: [what, 'Scans', 'Share in %'],
        rows: rows.map(({ label, value }) => [label, value, rounded(shareOf(value, total))]),
        name: `${name} ${title}`,
      }}
    >
      <Suspense fallback={<RankedBars label={title} items={undefined} empty={null} />}>
        <RankedChart label={title} items={rows} total={total} unit="scans" />
      </Suspense>
    </ChartCard>
  );
};
