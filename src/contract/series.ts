import { z } from 'zod/mini';
import { ChannelItem } from './channels.ts';
import { isDay } from './day-range.ts';
import { endpoint } from './endpoint.ts';
import { Count, given, IdParams, success, WireDate } from './envelope.ts';

const dateError = 'Enter a date such as 2026-03-14.';

export const CalendarDate = z
  .string(dateError)
  .check(
    z.regex(/^\d{4}-\d\d-\d\d$/, { error: dateError, abort: true }),
    z.refine(isDay, { error: 'This day doesn’t exist.', abort: true }),
  );

function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const Zone = z
  .string()
  .check(z.maxLength(64), z.refine(isZone, 'zone must be a time zone such as Europe/Berlin.'));

export const SeriesQuery = z.object({
  from: given(CalendarDate, 'The first day, in the time zone; 30 days before `to` if not given'),
  to: given(CalendarDate, 'The last day, in the time zone; today if not given'),
  by: given(z.enum(['day', 'hour'], 'by must be day or hour.'), 'One point a day, or one an hour'),
  zone: given(Zone, 'Time zone of days and hours, UTC if not given'),
});
export type SeriesQuery = z.output<typeof SeriesQuery>;

const range = {
  by: z.enum(['day', 'hour']),
  zone: z.string(),
  from: WireDate,
  to: WireDate,
};

/** A day as YYYY-MM-DD. An hour includes its offset, since one hour occurs twice when the clocks go back. */
const at = z.string();

/** Visits of one link or code over time, without gaps. Days and hours without visits have a point too. */
const Series = z.strictObject({
  error: success,
  data: z.strictObject({
    ...range,
    series: z.array(z.strictObject({ at, clicks: Count, uniqueClicks: Count })),
  }),
});

export const GroupSeriesQuery = z.extend(SeriesQuery, {
  since: given(CalendarDate, 'The first day that `top` counts; `from` if not given'),
});

/** Maximum items in `top`. */
export const maxSeriesTop = 5;

/**
 * Visits of everything that is in a campaign or channel now: clicks of links, scans of QR codes, views of bio pages.
 */
const GroupSeries = z.strictObject({
  error: success,
  data: z.strictObject({
    ...range,
    series: z.array(z.strictObject({ at, clicks: Count, scans: Count, views: Count })),
    /** The most visited items, most visits first. Items without visits are left out. */
    top: z.array(z.extend(ChannelItem, { visits: Count })),
  }),
});

/** Clicks of all links, scans of all codes and views of all bio pages. */
const AccountSeries = z.strictObject({
  error: success,
  data: z.strictObject({
    ...range,
    series: z.array(
      z.strictObject({
        at,
        clicks: Count,
        scans: Count,
        views: z.optional(Count).check(z.describe('Missing where the server has no bio pages')),
      }),
    ),
    /** All visits so far by country, ten countries at most, largest count first. The counts are strings. */
    topCountries: z.record(z.string(), z.string()),
  }),
});

export const series = {
  qr: endpoint({
    method: 'GET',
    path: '/api/qr/:id/series',
    summary: "Read a QR code's scans by day or hour",
    counts: true,
    extension: 'series',
    params: IdParams,
    query: SeriesQuery,
    response: Series,
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/url/:id/series',
    summary: "Read a link's clicks by day or hour",
    counts: true,
    extension: 'series',
    params: IdParams,
    query: SeriesQuery,
    response: Series,
  }),
  campaign: endpoint({
    method: 'GET',
    path: '/api/campaign/:id/series',
    summary: "Read the clicks of a campaign's links by day or hour, and its most clicked links",
    counts: true,
    extension: 'groups',
    params: IdParams,
    query: GroupSeriesQuery,
    response: GroupSeries,
  }),
  channel: endpoint({
    method: 'GET',
    path: '/api/channel/:id/series',
    summary: "Read the visits of a channel's items by day or hour, and its most visited items",
    counts: true,
    extension: 'groups',
    params: IdParams,
    query: GroupSeriesQuery,
    response: GroupSeries,
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/series',
    summary: "Read the whole account's clicks, scans and views by day or hour",
    counts: true,
    extension: 'series',
    query: SeriesQuery,
    response: AccountSeries,
  }),
};
