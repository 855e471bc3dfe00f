import type { Compared, Comparison } from '#contract/analytics.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { axisFor, pointName, rowName } from '#web/statistics/analytics/moments.ts';
import { valueName } from '#web/statistics/analytics/values.ts';
import { openOf, plainMoment, soFar } from '#web/statistics/time-words.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { TimeChart } from '#web/ui/chart/TimeChart.tsx';
import { analytics } from '#web/words/analytics.ts';
import { compare as words } from '#web/words/compare.ts';
import { visits } from '#web/words/visits.ts';
import type { ComparedKind } from './compared-records.ts';

interface RecordComparisonChartProps {
  of: ComparedKind;
  /** Such as "Last 30 days". */
  label: string;
  /** The user's calendar day. */
  today: string;
  /** Undefined while loading. */
  comparison: Comparison | undefined;
}

export const lineKey = ({ id }: { id: number }) => `record ${id}`;

export const RecordComparisonChart = ({ of, label, today, comparison }: RecordComparisonChartProps) => {
  const by = comparison?.by ?? 'day';
  const records = comparison?.records ?? [];
  const title = analytics.titlePer(visits.visit.title, analytics.per[by]);
  const times = comparison && (records[0]?.series ?? []);
  const open = comparison && openOf(times, comparison.to, today);
  const nameOf = ({ id, name, title }: Compared) => valueName(of, String(id), name, title);
  return (
    <ChartCard
      title={title}
      summary={
        comparison &&
        words.summary(
          label,
          records.map((each) => `${nameOf(each)} ${formatCount(each.totals.visits)}`).join(', '),
        )
      }
      data={
        times && {
          head: [analytics.heads[by], ...records.map((each) => `${nameOf(each)} (${each.id})`)],
          rows: times.map(({ at }, point) => [
            plainMoment(at),
            ...records.map(({ series }) => series[point]?.visits),
          ]),
          beginning: soFar(rowName(by, comparison.to), open && plainMoment(open)),
          name: `${words.title} ${comparison.from} ${comparison.to}`,
        }
      }
    >
      <TimeChart
        label={title}
        points={times?.map(({ at }, point) => ({
          at,
          ...Object.fromEntries(records.map((each) => [lineKey(each), each.series[point]?.visits])),
        }))}
        series={records.map((each) => ({ key: lineKey(each), label: nameOf(each) }))}
        {...axisFor(by, times ?? [])}
        title={soFar(pointName(by), open)}
        open={open !== undefined}
      />
    </ChartCard>
  );
};
