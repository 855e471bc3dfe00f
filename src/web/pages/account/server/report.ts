import type { Heard } from '#web/api/server-check.ts';
import { rateHeaders } from '#web/client/rate-headers.ts';
import { type Deviation, deviationsIn } from './deviations.ts';

/** What is known of a server, and may be handed on: no key, and nothing that the account holds. */
export interface ServerReport {
  server: string;
  /** ISO 8601. */
  checked: string;
  requests: number;
  /** Requests a minute; undefined where the server doesn't tell. */
  limit: number | undefined;
  extensions: readonly string[];
  milliseconds: { median: number; slowest: number };
  /** Whether a stamp is later than now, read as UTC. */
  isAhead: boolean;
  deviations: readonly Deviation[];
}

const stamp = /"(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)"/g;
/** Between two clocks that are right, in ms. */
const grace = 120_000;

/** Dates of an account's plan lie ahead by their nature. */
const isAhead = (heard: readonly Heard[]) =>
  heard.some(
    ({ endpoint, json }) =>
      endpoint !== '/api/account' &&
      [...(JSON.stringify(json) ?? '').matchAll(stamp)].some(
        ([, day, time]) => Date.parse(`${day}T${time}Z`) > Date.now() + grace,
      ),
  );

export function reportOf(server: string, heard: readonly Heard[]): ServerReport {
  const times = heard.map(({ took }) => took).toSorted((one, other) => one - other);
  const limits = heard.flatMap(({ headers }) => rateHeaders(headers, Date.now()).limit ?? []);
  const named = heard.find(({ headers }) => headers.has('X-Extensions'))?.headers.get('X-Extensions') ?? '';
  return {
    server,
    checked: new Date().toISOString(),
    requests: heard.length,
    limit: limits.at(-1),
    extensions: named.split(/[\s,]+/).filter(Boolean),
    milliseconds: { median: times[times.length >> 1] ?? 0, slowest: times.at(-1) ?? 0 },
    isAhead: isAhead(heard),
    deviations: deviationsIn(heard),
  };
}
