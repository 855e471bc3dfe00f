import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { shareOf } from '#web/lib/numbers.ts';
import { Beside } from '#web/ui/layout/Beside.tsx';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { RankedBars } from '#web/ui/chart/RankedBars.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { visits } from '#web/words/visits.ts';
import { summaryOf } from './breakdowns.ts';
import type { Breakdown } from './breakdowns.ts';

const RankedChart = lazy(async () => ({
  default: (await import('#web/ui/chart/RankedChart.tsx')).RankedChart,
}));

interface BreakdownCardProps {
  /** Used in the names of exported files. */
  name: string;
  breakdown: Breakdown;
  words: { title: string; count: (count: number) => string };
  note?: string;
  /** Another chart of the same figures, shown before the bars. */
  beside?: ReactNode;
}

const rounded = (share: number) => Math.round(share * 1000) / 10;

export const BreakdownCard = ({ name, breakdown, words, note, beside }: BreakdownCardProps) => {
  const { title, what, rows, total, empty } = breakdown;
  if (rows.length === 0)
    return (
      <ChartCard title={title}>
        <Text size="sm" tone="second">
          {empty}
        </Text>
      </ChartCard>
    );
  const bars = (
    <Suspense fallback={<RankedBars label={title} items={undefined} empty={null} />}>
      <RankedChart label={title} items={rows} total={total} unit={words.count} />
    </Suspense>
  );
  return (
    <ChartCard
      title={title}
      note={note}
      summary={summaryOf(breakdown)}
      data={{
        head: [what, words.title, visits.share],
        rows: rows.map(({ label, value }) => [label, value, rounded(shareOf(value, total))]),
        name: `${name} ${title}`,
      }}
    >
      {beside ? <Beside main={beside}>{bars}</Beside> : bars}
    </ChartCard>
  );
};
