import { links } from '#contract/calls.ts';
import { type ProbeResult, isLinkReadable } from '#web/api/server-check.ts';
import { rateHeaders } from '#web/client/rate-headers.ts';
import { type Deviation, deviationsIn } from './deviations.ts';
import { type Times, timesIn } from './times.ts';

/** What is known about a server and may be shared. It contains no key and no account data. */
export interface ServerReport {
  server: string;
  /** ISO 8601. */
  checked: string;
  requests: number;
  /** Requests per minute. Undefined if the server doesn't report its limit. */
  limit: number | undefined;
  extensions: readonly string[];
  milliseconds: { median: number; slowest: number };
  /** Headers that matter to clients, unchanged. Null if they weren't sent, or aren't exposed to this page. */
  headers: Readonly<Record<string, string | null>>;
  times: Times;
  /** Whether links can be edited: announced by the server, or judged from its responses. */
  linkEditing: 'named' | 'likely' | 'unlikely';
  deviations: readonly Deviation[];
}

const headerNames = [
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'X-Extensions',
  'Content-Type',
  'Date',
  'Server',
];

/**
 * Takes each header from the first response that has it. A page on another origin sees only headers that the server
 * exposes.
 */
const headersIn = (heard: readonly ProbeResult[]) =>
  Object.fromEntries(
    headerNames.map((name) => [
      name,
      heard
        .find(({ headers }) => headers.has(name))
        ?.headers.get(name)
        ?.slice(0, 200) ?? null,
    ]),
  );

export function reportOf(server: string, heard: readonly ProbeResult[]): ServerReport {
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
    headers: headersIn(heard),
    times: timesIn(heard),
    linkEditing: named.split(/[\s,]+/).includes('links')
      ? 'named'
      : heard.some(isLinkReadable)
        ? 'likely'
        : 'unlikely',
    deviations: deviationsIn(heard.filter(({ endpoint }) => endpoint !== links.get.path)),
  };
}
