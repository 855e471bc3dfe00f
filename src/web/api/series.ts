import { series } from '#contract/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SeriesQuery } from '#contract/series.ts';
import type { SeriesStep } from '#contract/day-range.ts';
import { addDays, readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';

/** The period of a question. `from` and `to` are the first and last calendar day in the user's time zone. */
export interface TimeSpan {
  from: string;
  to: string;
  by: SeriesStep;
  /** The first day of the preceding period, which the same request returns. */
  before?: string | undefined;
  /** Whether `from` is as far back as a response can go. The time before the first visit is then omitted. */
  open?: boolean | undefined;
}

/** `at` is a day, or an hour with its offset. */
export interface Visits {
  at: string;
  clicks: number;
  uniqueClicks: number;
}

export interface AccountVisits {
  at: string;
  clicks: number;
  scans: number;
  /** Views of bio pages. Omitted if the server has none. */
  views?: number | undefined;
}

/** Visits of a period and of the time before it. Includes their period, as the next one may already be requested. */
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

/** How many of the last days are shown even without visits. */
const minDays = 7;

/** Splits the points into those of the period and those before it. An open period begins with the first visit. */
export function split<Point extends { at: string }>(
  span: TimeSpan,
  points: readonly Point[],
  isVisited: (point: Point) => boolean,
): TimedVisits<Point> {
  const before = points.filter(({ at }) => at < span.from);
  const within = points.filter(({ at }) => at >= span.from);
  if (!span.open) return { span, points: within, before };
  const first = within.findIndex(isVisited);
  const last = within.length - minDays;
  const shown = within.slice(Math.max(0, first === -1 ? last : Math.min(first, last)));
  return { span: { ...span, from: shown[0]?.at ?? span.from }, points: shown, before };
}

/** Returns the last 30 days, with the 30 before. */
export const lastDays = (today: string): TimeSpan => ({
  from: addDays(today, -29),
  to: today,
  by: 'day',
  before: addDays(today, -59),
  open: false,
});

const endpoints = { qr: series.qr, links: series.link };

/** Reads a link's or code's visits by day or hour, if the server has the extension `series`. */
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
