import { series } from '#contract/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SeriesQuery } from '#contract/series.ts';
import type { SeriesStep } from '#contract/day-range.ts';
import { addDays, readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';

/** What time is asked about; days are calendar days of the reader, first and last. */
export interface TimeSpan {
  from: string;
  to: string;
  by: SeriesStep;
  /** The first of the days before it that are told as well, at the same request. */
  before?: string | undefined;
  /** `from` is as far back as an answer can go: the time before the first visit is left out. */
  open?: boolean | undefined;
}

/** A moment is a day, or an hour with its offset. */
export interface Visits {
  at: string;
  clicks: number;
  uniqueClicks: number;
}

export interface AccountVisits {
  at: string;
  clicks: number;
  scans: number;
  /** Of bio pages; a server may have none. */
  views?: number | undefined;
}

/** Visits of a span and of the time before it, with the span that they are of: a next one may be asked for already. */
export interface TimedVisits<Point> {
  span: TimeSpan;
  points: Point[];
  before: Point[];
}

export type VisitedKind = 'qr' | 'links';

export const queryOf = ({ from, to, by, before }: TimeSpan): SeriesQuery => ({
  from: before ?? from,
  to,
  by,
  zone: readersZone(),
});

/** How many of the last days are there even when nothing has happened. */
const leastDays = 7;

/** The points of the span and those before it; of an open span, from the first visit on. */
export function split<Point extends { at: string }>(
  span: TimeSpan,
  points: readonly Point[],
  isVisited: (point: Point) => boolean,
): TimedVisits<Point> {
  const before = points.filter(({ at }) => at < span.from);
  const within = points.filter(({ at }) => at >= span.from);
  if (!span.open) return { span, points: within, before };
  const first = within.findIndex(isVisited);
  const last = within.length - leastDays;
  const shown = within.slice(Math.max(0, first === -1 ? last : Math.min(first, last)));
  return { span: { ...span, from: shown[0]?.at ?? span.from }, points: shown, before };
}

/** The last 30 days, beside the 30 before. */
export const lastDays = (today: string): TimeSpan => ({
  from: addDays(today, -29),
  to: today,
  by: 'day',
  before: addDays(today, -59),
  open: false,
});

const endpoints = { qr: series.qr, links: series.link };

/** Visits of a link or a code by day or hour, where the server offers the extension `series`. */
export const visitSeries = (kind: VisitedKind, id: number, span: TimeSpan) =>
  queryOptions({
    queryKey: [kind, 'series', id, span],
    queryFn: async ({ signal }) =>
      split<Visits>(
        span,
        (await call(endpoints[kind], { params: { id }, query: queryOf(span), signal })).data.series,
        ({ clicks }) => clicks > 0,
      ),
    placeholderData: keepPreviousData,
  });

/** Clicks, scans and views of the whole account. */
export const accountSeries = (span: TimeSpan) =>
  queryOptions({
    queryKey: ['series', span],
    queryFn: async ({ signal }) => {
      const { data } = await call(series.account, { query: queryOf(span), signal });
      const timed = split<AccountVisits>(
        span,
        data.series,
        ({ clicks, scans, views = 0 }) => clicks + scans + views > 0,
      );
      return { ...timed, topCountries: data.topCountries };
    },
    placeholderData: keepPreviousData,
  });
