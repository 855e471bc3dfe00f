import { z } from 'zod/mini';
import { VisitSelection, BreakdownQuery } from './analytics.ts';
import { endpoint } from './endpoint.ts';
import { Count, Id, Timestamp } from './envelope.ts';

/** A visit in the live stream. Its values are those of the dimensions of the same names. */
const LiveVisit = z.strictObject({
  at: Timestamp,
  kind: z.enum(['link', 'qr', 'bio']),
  id: Id,
  /** Host and alias for a link. Empty if the record was deleted or has no name. */
  name: z.string(),
  /** The link's title. Omitted if it has none. */
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

/** `event: recent`, sent once at the beginning. */
export const LiveRecent = z.strictObject({
  /** Visits in each of the last 30 minutes. The last item is the current minute. */
  minutes: z.array(Count),
  /** The latest visits, newest first. */
  visits: z.array(LiveVisit),
});

/** `event: visits`, sent whenever there are new visits. */
export const LiveVisits = z.strictObject({
  /** Newest first. */
  visits: z.array(LiveVisit),
  /** How many more visits there were. Of a large number, only some are sent. */
  more: Count,
});

/** Minutes in the first event, and maximum visits per event. */
export const liveMinutes = 30;
export const maxLive = 100;

/** Maximum concurrent connections per account. */
export const maxLiveConnections = 8;

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
    query: VisitSelection,
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
