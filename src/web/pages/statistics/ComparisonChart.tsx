import type { TimeSpan, Visits } from '#web/api/series.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { sumOf } from '#web/statistics/measured.ts';
import { axisOf, momentOf, plainMoment } from '#web/statistics/time-words.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { TimeChart } from '#web/ui/chart/TimeChart.tsx';
import { lineKey, linesOf } from './compared-codes.ts';
import type { ComparedCode } from './compared-codes.ts';

export interface ComparedVisits {
  code: ComparedCode;
  /** Undefined while awaited, or where it could not be read. */
  visits: readonly Visits[] | undefined;
}

interface ComparisonChartProps {
  compared: readonly ComparedVisits[];
  span: TimeSpan;
  /** "in the last 30 days" */
  words: string;
}

/** One line for each code. */
export const ComparisonChart = ({ compared, span, words }: ComparisonChartProps) => {
  const title = span.by === 'hour' ? 'Scans an hour' : 'Scans a day';
  const times = compared.find(({ visits }) => visits !== undefined)?.visits;
  const totals = compared.map(
    ({ code, visits = [] }) => `${code.name} ${formatCount(sumOf(visits, ({ clicks }) => clicks))}`,
  );
  return (
    <ChartCard
      title={title}
      summary={times && `Scans ${words}: ${totals.join(', ')}.`}
      data={
        times && {
          head: [
            span.by === 'hour' ? 'Hour' : 'Day',
            ...compared.map(({ code }) => `${code.name} (${code.id})`),
          ],
          rows: times.map(({ at }, point) => [
            plainMoment(at),
            ...compared.map(({ visits }) => visits?.[point]?.clicks),
          ]),
          name: `compared ${title} ${span.from} ${span.to}`,
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
        title={momentOf}
      />
    </ChartCard>
  );
};
