import { analytics, analyticsVisits } from '#contract/calls.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Analytics } from '#contract/analytics.ts';
import { type Grain, maxTop, type subjects } from '#contract/asked-visits.ts';
import type { AnalyticsFilter } from '#contract/analytics-filters.ts';
import type { Dimension } from '#contract/asked-visits.ts';
import { readersZone } from '#web/lib/calendar-days.ts';
import { call } from '#web/client/client.ts';
import { analyticsKey } from './lists.ts';

/** The record or account that the figures are about. */
export interface Subject {
  of: (typeof subjects)[number];
  /** The record's id. Omitted for the whole account. */
  id?: number;
}

/** A question about visits. `from` and `to` are the first and last calendar day in the user's time zone. */
export interface AnalyticsQuestion extends Subject {
  from: string;
  to: string;
  by: Grain;
  /** Whether the last 24 hours are requested instead of whole days. */
  isLastDay?: boolean | undefined;
  isCompared: boolean;
  filters: readonly AnalyticsFilter[];
}

/** A response with its question, since the next question may already be under way. */
export interface AnalyticsResult extends Analytics {
  question: AnalyticsQuestion;
}

/** Rows that a dialog loads at a time. */
const dialogRows = 50;

type Csv = ReadableStream<Uint8Array<ArrayBuffer>>;

const timeOf = ({ from, to, isLastDay }: AnalyticsQuestion) =>
  isLastDay ? ({ last: '24h' } as const) : { from, to };

const visitsOf = ({ of, id, filters, ...time }: AnalyticsQuestion) => ({
  of,
  id: id === undefined ? undefined : String(id),
  ...timeOf({ of, filters, ...time }),
  zone: readersZone(),
  filters: filters.length > 0 ? JSON.stringify(filters) : undefined,
});

const compareOf = ({ isCompared }: AnalyticsQuestion) => (isCompared ? 'before' : undefined);

/** Reads everything that a page shows about a period in one request, if the server has the extension `analytics`. */
export const analyticsOf = (question: AnalyticsQuestion, dimensions: readonly Dimension[]) =>
  queryOptions({
    queryKey: [...analyticsKey, 'read', question, dimensions],
    queryFn: async ({ signal }): Promise<AnalyticsResult> => {
      const query = {
        ...visitsOf(question),
        by: question.by,
        compare: compareOf(question),
        top: dimensions.join(','),
        rows: String(maxTop),
      } as const;
      return { question, ...(await call(analytics.read, { query, signal })).data };
    },
    placeholderData: keepPreviousData,
  });

/**
 * Reads what was visited most in a range of days, with `rows` rows of each kind. Some rows aren't records, or are
 * deleted ones.
 */
export const mostVisitedOf = (from: string, to: string, kinds: readonly Dimension[], rows: number) =>
  queryOptions({
    queryKey: [...analyticsKey, 'most', from, to, kinds, rows],
    queryFn: async ({ signal }) => {
      const query = { from, to, zone: readersZone(), top: kinds.join(','), rows: String(rows) } as const;
      return (await call(analytics.read, { query, signal })).data.top;
    },
    placeholderData: keepPreviousData,
  });

/** Reads all values of one dimension, page by page. */
export const breakdownOf = (question: AnalyticsQuestion, by: Dimension, q: string, limit = dialogRows) =>
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
    // Values of another dimension can't serve as placeholders, even if they have the same names.
    placeholderData: (before, query) => (query?.queryKey.at(-3) === by ? before : undefined),
  });

export const breakdownFile = async (question: AnalyticsQuestion, by: Dimension, q: string) => {
  const query = { ...visitsOf(question), compare: compareOf(question), by, q: q || undefined } as const;
  return (await call(analyticsVisits.breakdownFile, { query })) as Csv;
};

/** Exports each visit of the period that matches the filters, one per line. */
export const visitsFile = async (question: AnalyticsQuestion) =>
  (await call(analyticsVisits.visitsFile, { query: visitsOf(question) })) as Csv;

/** Compares records of one kind in the same period, in the order of their ids. */
export const comparisonOf = (
  question: AnalyticsQuestion,
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
