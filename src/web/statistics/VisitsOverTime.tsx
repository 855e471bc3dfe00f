import type { Annotation } from '#contract/annotations.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { listStatusOf } from '#web/client/list-status.ts';
import { useNow } from '#web/browser/now.ts';
import type { TimedVisits } from '#web/api/series.ts';
import { localDay } from '#web/lib/calendar-days.ts';
import { ChartCard } from '#web/ui/chart/ChartCard.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { NoteChips } from '#web/ui/chart/NoteChips.tsx';
import { TimeChart } from '#web/ui/chart/TimeChart.tsx';
import type { TimePoint, TimeSeries } from '#web/ui/chart/time-series.ts';
import { notes as noteWords } from '#web/words/notes.ts';
import { visits } from '#web/words/visits.ts';
import { axisOf, momentOf, openOf, plainMoment, rowMoment, soFar } from './time-words.ts';

interface VisitsOverTimeProps<Point extends { at: string }> {
  words: { nouns: string; perDay: string; perHour: string };
  /** Used in the names of exported files. */
  name: string;
  query: UseQueryResult<TimedVisits<Point>>;
  series: readonly TimeSeries[];
  /** Converts a point for the chart. `before` is the corresponding point of the period before. */
  draw: (point: Point, before: Point | undefined) => TimePoint;
  /** Columns of the table and the exported file, besides the time. */
  columns: readonly { head: string; value: (point: Point) => number }[];
  /** Notes by the point they belong to. */
  notes?: ReadonlyMap<string, readonly Annotation[]> | undefined;
  /** Describes the chart for screen readers. */
  summary: (timed: TimedVisits<Point>) => string;
}

/** Shows a series as a chart, a placeholder while it loads, or an error. */
export const VisitsOverTime = <Point extends { at: string }>({
  words,
  name,
  query,
  series,
  draw,
  columns,
  notes: noted,
  summary,
}: VisitsOverTimeProps<Point>) => {
  const { data, error } = query;
  const today = localDay(new Date(useNow()));
  const open = data && openOf(data.points, data.span.to, today);
  const notes = noted && new Map([...noted].map(([at, all]) => [at, all.map(({ text }) => text)]));
  const chips = [...(noted?.values() ?? [])].flat();
  const isHourly = data?.span.by === 'hour';
  const title = isHourly ? words.perHour : words.perDay;
  return (
    <ChartCard
      title={title}
      summary={data && summary(data)}
      data={
        data && {
          head: [
            isHourly ? visits.hour : visits.day,
            ...columns.map(({ head }) => head),
            ...(notes?.size ? [noteWords.title] : []),
          ],
          rows: data.points.map((point) => [
            plainMoment(point.at),
            ...columns.map(({ value }) => value(point)),
            ...(notes?.size ? [notes.get(point.at)?.join('; ')] : []),
          ]),
          beginning: soFar(rowMoment(data.span.to), open && plainMoment(open)),
          name: `${name} ${title} ${data.span.from} ${data.span.to}`,
        }
      }
    >
      {error && !data ? (
        <LoadError what={words.nouns} reading={listStatusOf(query)} />
      ) : (
        <>
          <TimeChart
            label={title}
            points={data?.points.map((point, place) => draw(point, data.before[place]))}
            series={series}
            {...axisOf(data?.span ?? { by: 'day' }, data?.points ?? [])}
            title={soFar(momentOf, open)}
            open={open !== undefined}
            notes={notes}
          />
          {data && chips.length > 0 ? (
            <NoteChips
              notes={chips.map(({ id, date, text }) => ({ id, day: rowMoment(data.span.to)(date), text }))}
            />
          ) : null}
        </>
      )}
    </ChartCard>
  );
};
