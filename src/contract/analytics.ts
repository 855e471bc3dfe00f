import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Count, given, PageQuery, pageOf, success, Timestamp, WireDate } from './envelope.ts';
import { dimensionError, filterError, parseFilters } from './analytics-filters.ts';
import { dimensions, grains, maxCompared, maxTop, subjects } from './asked-visits.ts';
import { CalendarDate, Zone } from './series.ts';

const Dimension = z.enum(dimensions, dimensionError);

const id = z.string().check(z.regex(/^\d{1,9}$/, 'Enter the id of a record, such as 7.'));

/** Returns whether the text is a comma-separated list of dimensions, as `top` takes it. */
const isListOfDimensions = (text: string) =>
  text.split(',').every((each) => (dimensions as readonly string[]).includes(each));

const visitParameters = {
  of: given(z.enum(subjects, `of must be one of ${subjects.join(', ')}.`), 'The whole account if not given'),
  id: given(
    id,
    'Of the link, QR code, bio page, campaign, channel or domain; 0 is the main host among domains',
  ),
  from: given(CalendarDate, 'The first day, in the time zone; 30 days with `to` if not given'),
  to: given(CalendarDate, 'The last day, in the time zone; today if not given'),
  last: given(
    z.enum(['24h'], 'last must be 24h.'),
    'The last 24 hours, the present one among them, in place of from, to and by',
  ),
  zone: given(Zone, 'Time zone of days and hours, UTC if not given'),
  filters: given(
    z.string().check(
      z.maxLength(4000, filterError),
      z.refine((text) => parseFilters(text) !== undefined, filterError),
    ),
    'JSON such as [{"by":"country","is":["DE","AT"]},{"by":"browser","not":["Chrome"]}]: a visit counts when it fits all of them. (none) and (unknown) are values too',
  ),
};

const compare = given(
  z.enum(['before'], 'compare must be before.'),
  'Adds the figures of as many days before the period; of a period that is not over, up to the same time of day',
);

const by = given(z.enum(grains, `by must be one of ${grains.join(', ')}.`), 'One point a day if not given');

export const AnalyticsQuery = z.object({
  ...visitParameters,
  by,
  compare,
  top: given(
    z.string().check(z.refine(isListOfDimensions, dimensionError)),
    'Dimensions whose most frequent values to tell, separated by commas',
  ),
  rows: given(
    z.string().check(z.regex(/^(?:100|[1-9]\d?)$/, `rows must be a number from 1 to ${maxTop}.`)),
    'Values of each dimension, 10 if not given',
  ),
});
export type AnalyticsQuery = z.output<typeof AnalyticsQuery>;

export const BreakdownQuery = z.object({
  ...visitParameters,
  ...PageQuery.shape,
  by: Dimension,
  compare,
  q: given(
    z.string().check(z.maxLength(200, 'q can have at most 200 characters.')),
    'Only values with this text in them, or in their names',
  ),
});
export type BreakdownQuery = z.output<typeof BreakdownQuery>;

/** The parameters that select visits, which all of these endpoints have in common. */
export const VisitSelection = z.object(visitParameters);
export type VisitSelection = z.output<typeof VisitSelection>;

const idsError = `ids must be the ids of 1 to ${maxCompared} records, separated by commas.`;

export const ComparisonQuery = z.object({
  of: z.enum(
    subjects.filter((each) => each !== 'account'),
    `of must be one of ${subjects.slice(1).join(', ')}.`,
  ),
  ids: z.string(idsError).check(
    z.regex(/^\d{1,9}(?:,\d{1,9})*$/, idsError),
    z.refine((text) => idsIn(text).length <= maxCompared, idsError),
    z.describe(
      'Of links, QR codes, bio pages, campaigns, channels or domains, separated by commas; one that doesn’t exist is left out',
    ),
  ),
  from: visitParameters.from,
  to: visitParameters.to,
  last: visitParameters.last,
  zone: visitParameters.zone,
  filters: visitParameters.filters,
  by,
});
export type ComparisonQuery = z.output<typeof ComparisonQuery>;

/** Returns each id once, in the given order. */
export const idsIn = (text: string): number[] => [...new Set(text.split(',').map(Number))];

/** A visitor counts once a day for each link, QR code or bio page, since nobody is recognized on the next day. */
const Totals = z.strictObject({
  visits: Count,
  visitors: Count,
  newVisitors: Count.check(z.describe('Those who came once that day')),
  repeatVisitors: Count.check(z.describe('Those who came again on the same day')),
  first: z.nullable(Timestamp),
  last: z.nullable(Timestamp),
  busiest: z.nullable(
    z.strictObject({ at: z.string(), visits: Count }).check(z.describe('The hour with the most visits')),
  ),
});
export type Totals = z.output<typeof Totals>;

const ofPoint = {
  at: z.string().check(z.describe('A day, or the first of it, as YYYY-MM-DD; an hour with its offset')),
  visits: Count,
  visitors: Count.check(z.describe('At the time of their first visit')),
};

const Row = z.strictObject({
  value: z.string().check(z.describe('(none) where a visit has none, (unknown) where that is not known')),
  name: z
    .optional(z.nullable(z.string()))
    .check(
      z.describe('Of a link, QR code, bio page, campaign, channel or domain by its id; null: it was deleted'),
    ),
  title: z.optional(z.string()).check(z.describe('Of a link that has one')),
  visits: Count,
  before: z.optional(Count),
});
export type BreakdownRow = z.output<typeof Row>;

const Range = { from: WireDate, to: WireDate };

const period = {
  zone: z.string(),
  ...Range,
  before: z.optional(z.strictObject(Range)),
  exact: z
    .boolean()
    .check(
      z.describe('false: single visits of this time are deleted, and its first and last day are days of UTC'),
    ),
};

const Analytics = z.strictObject({
  ...period,
  by: z.enum(grains),
  totals: Totals,
  totalsBefore: z.optional(Totals),
  series: z
    .array(z.strictObject({ ...ofPoint, before: z.optional(z.strictObject(ofPoint)) }))
    .check(z.describe('Without a gap, up to the present: there are no points in the future')),
  week: z.array(z.array(Count)).check(z.describe('Visits of each weekday from Monday, each with 24 hours')),
  top: z.array(
    z.strictObject({
      by: Dimension,
      count: Count.check(z.describe('How many values there are in all')),
      rows: z.array(Row),
    }),
  ),
  dimensions: z.array(Dimension).check(z.describe('Those that this server records')),
});
export type Analytics = z.output<typeof Analytics>;

const Compared = z.strictObject({
  id: z.int().check(z.minimum(0)),
  name: z.string(),
  title: z.optional(z.string()).check(z.describe('Of a link that has one')),
  totals: Totals,
  series: z.array(z.strictObject(ofPoint)).check(z.describe('The same points of each record')),
});
export type Compared = z.output<typeof Compared>;

const { zone, from, to, exact } = period;
const Comparison = z.strictObject({
  zone,
  from,
  to,
  exact,
  by: z.enum(grains),
  records: z.array(Compared).check(z.describe('One for each id that exists, in their order')),
});
export type Comparison = z.output<typeof Comparison>;

export const analytics = {
  read: endpoint({
    method: 'GET',
    path: '/api/analytics',
    refuses: [404],
    summary: 'Read the figures of a period: totals, series, hours of the week and most frequent values',
    counts: true,
    extension: 'analytics',
    query: AnalyticsQuery,
    response: z.strictObject({ error: success, data: Analytics }),
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/analytics/compare',
    refuses: [404],
    summary: `Compare up to ${maxCompared} records of a kind: totals and series of each in the same period`,
    counts: true,
    extension: 'analytics',
    query: ComparisonQuery,
    response: z.strictObject({ error: success, data: Comparison }),
  }),
  breakdown: endpoint({
    method: 'GET',
    path: '/api/analytics/breakdown',
    refuses: [404],
    summary: 'Read all values of one dimension, most frequent first',
    counts: true,
    extension: 'analytics',
    query: BreakdownQuery,
    response: pageOf('rows', Row),
  }),
};
