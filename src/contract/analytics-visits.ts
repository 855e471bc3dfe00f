import { z } from 'zod/mini';
import { AskedVisits, BreakdownQuery } from './analytics.ts';
import { endpoint } from './endpoint.ts';
import { Count, Id, Timestamp } from './envelope.ts';

/** A visit as it is told live. Values are those of the dimensions of the same names. */
const LiveVisit = z.strictObject({
  at: Timestamp,
  kind: z.enum(['link', 'qr', 'bio']),
  id: Id,
  /** Of a link host and alias; empty: the record is gone, or has none. */
  name: z.string(),
  /** Of a link that has one. */
  title: z.optional(z.string()),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  language: z.string(),
  device: z.string(),
  browser: z.string(),
  os: z.string(),
  referrer: z.string(),
  source: z.string(),
});

export type LiveVisit = z.output<typeof LiveVisit>;

/** `event: recent`, once at the beginning. */
export const LiveRecent = z.strictObject({
  /** Of each of the last 30 minutes; the last is the present one. */
  minutes: z.array(Count),
  /** The latest of them, newest first. */
  visits: z.array(LiveVisit),
});

/** `event: visits`, whenever there are new ones. */
export const LiveVisits = z.strictObject({
  /** Newest first. */
  visits: z.array(LiveVisit),
  /** How many there were beside them: of very many, only some are told. */
  more: Count,
});

/** Minutes that are told at the beginning, and visits that one event tells at most. */
export const liveMinutes = 30;
export const mostLive = 100;

/** Connections of one account at once. */
export const mostLiveConnections = 8;

export const analyticsVisits = {
  breakdownFile: endpoint({
    method: 'GET',
    path: '/api/analytics/breakdown.csv',
    refuses: [404],
    summary: 'Read all values of one dimension as CSV',
    counts: true,
    extension: 'analytics',
    file: { type: 'text/csv; charset=utf-8', name: 'waypost-breakdown.csv' },
    query: BreakdownQuery,
    response: z.instanceof(ReadableStream),
  }),
  visitsFile: endpoint({
    method: 'GET',
    path: '/api/analytics/visits.csv',
    refuses: [404],
    summary: 'Read the single visits of a period as CSV, without addresses',
    counts: true,
    extension: 'analytics',
    file: { type: 'text/csv; charset=utf-8', name: 'waypost-visits.csv' },
    query: AskedVisits,
    response: z.instanceof(ReadableStream),
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/analytics/live',
    summary:
      'Follow the account’s visits as they come, by server-sent events: first those of the last half hour',
    counts: true,
    extension: 'analytics',
    file: { type: 'text/event-stream', name: 'waypost-live.txt' },
    response: z.instanceof(ReadableStream),
  }),
};
