import type { SeriesQuery } from '#contract/series.ts';
import { rangeMistake } from '#contract/day-range.ts';
import { ApiRefusal } from './api-refusal.ts';

/** The days or hours of a series. */
export interface TimePoints {
  by: 'day' | 'hour';
  zone: string;
  /** First and last day. */
  from: string;
  to: string;
  labels: string[];
  /** When each point begins, followed by when the last one ends, in Unix seconds. */
  edges: number[];
}

/**
 * Returns days by the reader's calendar. A day has 23 or 25 hours when the clocks change.
 * @throws ApiRefusal 400 if the range is invalid or has too many points
 */
export function timePoints(query: SeriesQuery): TimePoints {
  const zone = query.zone ?? 'UTC';
  const by = query.by ?? 'day';
  const to = query.to ? Temporal.PlainDate.from(query.to) : Temporal.Now.plainDateISO(zone);
  const from = query.from ? Temporal.PlainDate.from(query.from) : to.subtract({ days: 29 });
  const mistake = rangeMistake(from.toString(), to.toString(), by);
  if (mistake) throw new ApiRefusal(400, mistake.message, mistake.field);

  const after = to.add({ days: 1 });
  const end = after.toZonedDateTime(zone);
  const labels: string[] = [];
  const edges: number[] = [];
  for (const point of by === 'day' ? daysOf(from, after, zone) : hoursOf(from, after, zone)) {
    labels.push(by === 'day' ? point.toPlainDate().toString() : hourOf(point));
    edges.push(Math.floor(point.epochMilliseconds / 1000));
  }
  edges.push(Math.floor(end.epochMilliseconds / 1000));
  return { by, zone, from: from.toString(), to: to.toString(), labels, edges };
}

const { compare } = Temporal.ZonedDateTime;

/** Yields the start of each day before `after`. */
export function* daysOf(from: Temporal.PlainDate, after: Temporal.PlainDate, zone: string) {
  for (let day = from; Temporal.PlainDate.compare(day, after) < 0; day = day.add({ days: 1 }))
    yield day.toZonedDateTime(zone);
}

/** Yields the start of each hour. It counts from the start of each day, since some clocks change by half an hour. */
export function* hoursOf(from: Temporal.PlainDate, after: Temporal.PlainDate, zone: string) {
  for (const day of daysOf(from, after, zone)) {
    const end = day.toPlainDate().add({ days: 1 }).toZonedDateTime(zone);
    for (let hour = day; compare(hour, end) < 0; hour = hour.add({ hours: 1 })) yield hour;
  }
}

/** Includes the offset, since an hour occurs twice when the clocks go back. */
export const hourOf = (point: Temporal.ZonedDateTime) =>
  point.toString({ smallestUnit: 'minute', timeZoneName: 'never' });

/**
 * Splits the range into stretches whose points have the same length, in seconds. There's nearly always one, and a few
 * more where the clocks change.
 */
export function evenStretches({ edges }: TimePoints): { from: number; to: number; step: number }[] {
  const stretches: { from: number; to: number; step: number }[] = [];
  for (const [place, from] of edges.slice(0, -1).entries()) {
    const to = edges[place + 1] ?? from;
    const last = stretches.at(-1);
    if (last && last.step === to - from) last.to = to;
    else stretches.push({ from, to, step: to - from });
  }
  return stretches;
}

/** Groups `rows` by point. They must be in order of time. */
export function perPoint<Row extends { at: number }>({ edges }: TimePoints, rows: readonly Row[]): Row[][] {
  const points: Row[][] = edges.slice(1).map(() => []);
  let point = 0;
  for (const row of rows) {
    while (row.at >= (edges[point + 1] ?? Infinity)) point += 1;
    points[point]?.push(row);
  }
  return points;
}
