import { analytics, analyticsVisits } from '#contract/calls.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Analytics } from '#contract/analytics.ts';
import { type Grain, mostTop, type subjects } from '#contract/asked-visits.ts';
import type { AnalyticsFilter } from '#contract/analytics-filters.ts';
import type { Dimension } from '#contract/asked-visits.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';
import { analyticsKey } from './lists.ts';

/** What the figures are of. */
export interface Subject {
  of: (typeof subjects)[number];
  /** Of the record; the whole account has none. */
  id?: number;
}

/** What is asked; days are calendar days of the reader, first and last. */
export interface Question extends Subject {
  from: string;
  to: string;
  by: Grain;
  /** The last 24 hours, in place of whole days. */
  isLastDay?: boolean | undefined;
  isCompared: boolean;
  filters: readonly AnalyticsFilter[];
}

/** An answer with what was asked: a next question may be under way already. */
export interface Answer extends Analytics {
  question: Question;
}

/** Rows of each dimension that come with the figures: the map has them all; and those that a dialog shows at a time. */
const dialogRows = 50;

type Csv = ReadableStream<Uint8Array<ArrayBuffer>>;

const timeOf = ({ from, to, isLastDay }: Question) => (isLastDay ? ({ last: '24h' } as const) : { from, to });

const visitsOf = ({ of, id, filters, ...time }: Question) => ({
  of,
  id: id === undefined ? undefined : String(id),
  ...timeOf({ of, filters, ...time }),
  zone: readersZone(),
  filters: filters.length > 0 ? JSON.stringify(filters) : undefined,
});

const compareOf = ({ isCompared }: Question) => (isCompared ? 'before' : undefined);

/** All that a page shows of a period, in one request, where the server offers the extension `analytics`. */
export const analyticsOf = (question: Question, dimensions: readonly Dimension[]) =>
  queryOptions({
    queryKey: [...analyticsKey, 'read', question, dimensions],
    queryFn: async ({ signal }): Promise<Answer> => {
      const query = {
        ...visitsOf(question),
        by: question.by,
        compare: compareOf(question),
        top: dimensions.join(','),
        rows: String(mostTop),
      } as const;
      return { question, ...(await call(analytics.read, { query, signal })).data };
    },
    placeholderData: keepPreviousData,
  });

/** What was visited most in some days, of each kind: so many rows, some of which are no records or deleted ones. */
export const mostVisitedOf = (from: string, to: string, kinds: readonly Dimension[], rows: number) =>
  queryOptions({
    queryKey: [...analyticsKey, 'most', from, to, kinds, rows],
    queryFn: async ({ signal }) => {
      const query = { from, to, zone: readersZone(), top: kinds.join(','), rows: String(rows) } as const;
      return (await call(analytics.read, { query, signal })).data.top;
    },
    placeholderData: keepPreviousData,
  });

/** All values of one dimension, a page after the other. */
export const breakdownOf = (question: Question, by: Dimension, q: string, limit = dialogRows) =>
  infiniteQueryOptions({
    queryKey: [...analyticsKey, 'breakdown', question, by, q, limit],
    queryFn: async ({ signal, pageParam: page }) => {
      const query = {
        ...visitsOf(question),
        compare: compareOf(question),
        by,
        q: q || undefined,
        page,
        limit,
      } as const;
      return (await call(analytics.breakdown, { query, signal })).data;
    },
    initialPageParam: 1,
    getNextPageParam: ({ nextpage }) => nextpage || undefined,
    // Values of another dimension are other things, whatever they are called.
    placeholderData: (before, query) => (query?.queryKey.at(-3) === by ? before : undefined),
  });

/** The same as a file. */
export const breakdownFile = async (question: Question, by: Dimension, q: string) => {
  const query = { ...visitsOf(question), compare: compareOf(question), by, q: q || undefined } as const;
  return (await call(analyticsVisits.breakdownFile, { query })) as Csv;
};

/** Each visit of the period that fits the filters, a line each. */
export const visitsFile = async (question: Question) =>
  (await call(analyticsVisits.visitsFile, { query: visitsOf(question) })) as Csv;

/** Records of a kind in the same period, in the order of their ids. */
export const comparisonOf = (
  question: Question,
  of: Exclude<Subject['of'], 'account'>,
  ids: readonly number[],
) =>
  queryOptions({
    queryKey: [...analyticsKey, 'compare', question, of, ids],
    queryFn: async ({ signal }) => {
      const { id: _, ...visits } = visitsOf(question);
      const query = { ...visits, of, ids: ids.join(','), by: question.by };
      return (await call(analytics.compare, { query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
