import type { TimeSpan, Visits } from '#web/api/series.ts';
import { useNow } from '#web/browser/now.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { sumOf } from '#web/statistics/measured.ts';
import { axisOf, momentOf, openOf, plainMoment, rowMoment, soFar } from '#web/statistics/time-words.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { TimeChart } from '#web/ui/chart/TimeChart.tsx';
import { comparison as words } from '#web/words/comparison.ts';
import { visits } from '#web/words/visits.ts';
import { lineKey, linesOf } from './compared-codes.ts';
import type { ComparedCode } from './compared-codes.ts';

export interface ComparedVisits {
  code: ComparedCode;
  /** Undefined while loading, or if loading failed. */
  visits: readonly Visits[] | undefined;
}

interface ComparisonChartProps {
  compared: readonly ComparedVisits[];
  span: TimeSpan;
  /** Such as "Last 30 days". */
  period: string;
}

export const ComparisonChart = ({ compared, span, period }: ComparisonChartProps) => {
  const title = span.by === 'hour' ? visits.scan.perHour : visits.scan.perDay;
  const times = compared.find(({ visits }) => visits !== undefined)?.visits;
  const open = openOf(times, span.to, localDay(new Date(useNow())));
  const totals = compared.map(
    ({ code, visits = [] }) => `${code.name} ${formatCount(sumOf(visits, ({ clicks }) => clicks))}`,
  );
  return (
    <ChartCard
      title={title}
      summary={times && words.summary(period, totals.join(', '))}
      data={
        times && {
          head: [
            span.by === 'hour' ? visits.hour : visits.day,
            ...compared.map(({ code }) => `${code.name} (${code.id})`),
          ],
          rows: times.map(({ at }, point) => [
            plainMoment(at),
            ...compared.map(({ visits }) => visits?.[point]?.clicks),
          ]),
          beginning: soFar(rowMoment(span.to), open && plainMoment(open)),
          name: `${words.title} ${title} ${span.from} ${span.to}`,
        }
      }
    >
      <TimeChart
        label={title}
        points={times?.map(({ at }, point) => ({
          at,
          ...Object.fromEntries(compared.map(({ code, visits }) => [lineKey(code), visits?.[point]?.clicks])),
        }))}
        series={linesOf(compared.map(({ code }) => code))}
        {...axisOf(span, times ?? [])}
        title={soFar(momentOf, open)}
        open={open !== undefined}
      />
    </ChartCard>
  );
};
