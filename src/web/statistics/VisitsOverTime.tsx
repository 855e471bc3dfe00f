import type { UseQueryResult } from '@tanstack/react-query';
import { listStatusOf } from '#web/client/list-status.ts';
import type { TimedVisits } from '#web/api/series.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { FailedRead } from '#web/ui/layout/FailedRead.tsx';
import { TimeChart } from '#web/ui/chart/TimeChart.tsx';
import type { TimePoint, TimeSeries } from '#web/ui/chart/time-series.ts';
import { axisOf, momentOf, plainMoment } from './time-words.ts';

interface VisitsOverTimeProps<Point extends { at: string }> {
  title: string;
  /** For the files. */
  name: string;
  query: UseQueryResult<TimedVisits<Point>>;
  series: readonly TimeSeries[];
  /** A moment as the chart draws it, with its like of the time before. */
  draw: (point: Point, before: Point | undefined) => TimePoint;
  /** Columns of the table and the file, beside the time. */
  columns: readonly { head: string; value: (point: Point) => number }[];
  /** The picture in words. */
  summary: (timed: TimedVisits<Point>) => string;
}

/** A chart of one reading of a series: awaited, failed, or drawn. */
export const VisitsOverTime = <Point extends { at: string }>({
  title,
  name,
  query,
  series,
  draw,
  columns,
  summary,
}: VisitsOverTimeProps<Point>) => {
  const { data, error } = query;
  const steps = data?.span.by === 'hour' ? 'an hour' : 'a day';
  return (
    <ChartCard
      title={`${title} ${steps}`}
      summary={data && summary(data)}
      data={
        data && {
          head: [data.span.by === 'hour' ? 'Hour' : 'Day', ...columns.map(({ head }) => head)],
          rows: data.points.map((point) => [
            plainMoment(point.at),
            ...columns.map(({ value }) => value(point)),
          ]),
          name: `${name} ${title} ${steps} ${data.span.from} ${data.span.to}`,
        }
      }
    >
      {error && !data ? (
        <FailedRead what={`${title.toLowerCase()} ${steps}`} reading={listStatusOf(query)} />
      ) : (
        <TimeChart
          label={`${title} ${steps}`}
          points={data?.points.map((point, place) => draw(point, data.before[place]))}
          series={series}
          {...axisOf(data?.span ?? { by: 'day' }, data?.points ?? [])}
          title={momentOf}
        />
      )}
    </ChartCard>
  );
};
