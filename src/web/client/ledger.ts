import type { RateHeaders } from './rate-headers.ts';

/**
 * Priorities of requests, most pressing first: a waiting user, a refetch of the open page, background work, and jobs of
 * many requests.
 */
export const lanes = ['person', 'page', 'background', 'bulk'] as const;
export type Lane = (typeof lanes)[number];

/**
 * Whether a user is looking at the page that waits for the request. The other lanes leave part of the limit for such
 * requests.
 */
export const isAwaited = (lane: Lane) => lane === 'person' || lane === 'page';

/** The limit that the specification promises, for servers that report none. */
export const usualLimit = 30;
/** The window of the limit, in ms. */
export const minute = 60_000;
/**
 * The requests that each lane leaves for people, and the largest share of a small limit to leave. The background copy,
 * which nobody asked for, leaves more than jobs that users started. Opening every page within a minute takes 15
 * requests.
 */
const reserved: Readonly<Record<Lane, { requests: number; part: number }>> = {
  person: { requests: 0, part: 0 },
  page: { requests: 0, part: 0 },
  background: { requests: 15, part: 1 / 2 },
  bulk: { requests: 5, part: 1 / 3 },
};

export function reservedForPeople(lane: Lane, limit: number): number {
  const { requests, part } = reserved[lane];
  return Math.min(requests, Math.floor(limit * part));
}

/**
 * Fewest requests from which a limit is learned. If a server refuses after fewer, another program probably spent the
 * rest.
 */
const minLearned = 5;
/** How long a limit learned from a refusal is trusted, in ms. */
const believed = 3_600_000;
/**
 * Extra time for which a sent request counts, in ms. If its page was closed before the response, the server may have
 * received it shortly after it was sent.
 */
const underWay = 5000;
/** Responses that arrived within this time of each other leave the window together, in ms. */
const grain = 250;

/** What is known about an account's requests. All times are in ms since 1970. */
export interface Ledger {
  /** The server's latest report. */
  readonly told?: { readonly limit: number; readonly remaining?: number; readonly resetAt: number };
  /**
   * How many requests a server that reports no limit took in a minute before it refused, and until when that is
   * trusted.
   */
  readonly learned?: { readonly limit: number; readonly until: number };
  /** Nothing may be sent before this time. */
  readonly refusedUntil: number;
  /** Requests in flight. */
  readonly sent: readonly { readonly id: string; readonly at: number }[];
  /**
   * How many requests were answered by which time, oldest first. A server counts a request on arrival, which is before
   * it responds. Waiting a minute from the response therefore keeps to the limit in every minute, however the server
   * counts.
   */
  readonly spent: readonly { readonly at: number; readonly count: number }[];
}

export const blankLedger: Ledger = { refusedUntil: 0, sent: [], spent: [] };

export interface RemainingRequests {
  limit: number;
  /** Whether the server reported the limit. */
  isTold: boolean;
  /** Requests that can be sent now. */
  remaining: number;
  /** When more requests become available. Undefined if no more will. */
  resetAt: number | undefined;
}

/** If the clock was set back, times in the future don't count as recent. */
const isRecent = (at: number, now: number, length = minute) => at > now - length && at <= now + grain;

/** Returns the requests that still count. */
const recent = (ledger: Ledger, now: number) => ({
  sent: ledger.sent.filter(({ at }) => isRecent(at, now, minute + underWay)),
  spent: ledger.spent.filter(({ at }) => isRecent(at, now)),
});

const sum = (spent: Ledger['spent']) => spent.reduce((total, { count }) => total + count, 0);

const limitOf = ({ told, learned }: Ledger, now: number) =>
  told?.limit ?? (learned && learned.until > now ? learned.limit : usualLimit);

/** Returns how many requests the server's own report leaves. Infinity if there is no current report. */
const leftByServer = ({ told }: Ledger, sent: number, now: number) =>
  // The server's last report doesn't include the requests in flight yet.
  told?.remaining === undefined || told.resetAt <= now ? Infinity : told.remaining - sent;

export function remainingRequests(ledger: Ledger, now: number): RemainingRequests {
  const { sent, spent } = recent(ledger, now);
  const limit = limitOf(ledger, now);
  const isTold = ledger.told !== undefined;
  if (ledger.refusedUntil > now) return { limit, isTold, remaining: 0, resetAt: ledger.refusedUntil };
  const counted = limit - sum(spent) - sent.length;
  const byServer = leftByServer(ledger, sent.length, now);
  const oldest = Math.min(spent[0]?.at ?? Infinity, (sent[0]?.at ?? Infinity) + underWay) + minute;
  return {
    limit,
    isTold,
    remaining: Math.max(0, Math.min(counted, byServer)),
    resetAt: byServer < counted ? ledger.told?.resetAt : oldest < Infinity ? oldest : undefined,
  };
}

/** Returns how many requests must be left for this lane to send one. */
const needed = (lane: Lane, limit: number) => 1 + reservedForPeople(lane, limit);

export type Verdict =
  | { admitted: true }
  /** The time from which it's worth asking again, unless a response changes things earlier. */
  | { admitted: false; at: number };

/** Enters the request if it may be sent now. */
export function admit(ledger: Ledger, lane: Lane, id: string, now: number): [Ledger, Verdict] {
  const { limit, remaining } = remainingRequests(ledger, now);
  const need = needed(lane, limit);
  if (remaining < need) return [ledger, { admitted: false, at: whenLeft(ledger, need, limit, now) }];
  return [withSent({ ...ledger, ...recent(ledger, now) }, id, now), { admitted: true }];
}

export const withSent = (ledger: Ledger, id: string, at: number): Ledger => ({
  ...ledger,
  sent: [...ledger.sent, { id, at }],
});

function whenLeft(ledger: Ledger, need: number, limit: number, now: number): number {
  const { sent, spent } = recent(ledger, now);
  const isShort = leftByServer(ledger, sent.length, now) < need;
  const byServer = isShort ? (ledger.told?.resetAt ?? now) : now;
  let missing = need - (limit - sum(spent) - sent.length);
  const leaving = [...spent, ...sent.map(({ at }) => ({ at: at + underWay, count: 1 }))].toSorted(
    (a, b) => a.at - b.at,
  );
  const last = missing > 0 ? leaving.find(({ count }) => (missing -= count) <= 0) : undefined;
  const counted = missing > 0 ? now + minute : last ? last.at + minute : now;
  return Math.max(ledger.refusedUntil, byServer, counted);
}

/** Marks the request as received by the server, by now at the latest. */
function withSpent(ledger: Ledger, id: string, now: number): Ledger {
  const { sent, spent } = recent(ledger, now);
  if (!ledger.sent.some((one) => one.id === id)) return { ...ledger, sent, spent };
  const at = Math.ceil(now / grain) * grain;
  const last = spent.at(-1);
  return {
    ...ledger,
    sent: sent.filter((one) => one.id !== id),
    spent:
      last && last.at >= at
        ? [...spent.slice(0, -1), { at: last.at, count: last.count + 1 }]
        : [...spent, { at, count: 1 }],
  };
}

/** Enters what a response reports. */
export function recordResponse(ledger: Ledger, id: string, told: RateHeaders, now: number): Ledger {
  const entered = withSpent(ledger, id, now);
  if (told.limit === undefined && told.remaining === undefined) return entered;
  // The API's windows aren't longer than a minute, so a later reset comes from a wrong clock. If it's true after all, a
  // refusal will show it.
  const resetAt = Math.min(told.resetAt ?? now + minute, now + minute);
  const before = ledger.told;
  // Responses can arrive out of order. Within one window, the smaller number is the later one. A different limit starts
  // a new count.
  const isSameWindow =
    before !== undefined &&
    before.resetAt > now &&
    Math.abs(before.resetAt - resetAt) < 2000 &&
    (told.limit ?? before.limit) === before.limit;
  const remaining =
    told.remaining !== undefined && isSameWindow
      ? Math.min(told.remaining, before.remaining ?? told.remaining)
      : told.remaining;
  return {
    ...entered,
    told: {
      limit: told.limit ?? before?.limit ?? usualLimit,
      ...(remaining === undefined ? {} : { remaining }),
      resetAt: isSameWindow ? Math.min(resetAt, before.resetAt) : resetAt,
    },
  };
}

/** Enters that the request was refused because the limit is spent. Some servers count refused requests too. */
export function recordRefusal(ledger: Ledger, id: string, until: number, now: number): Ledger {
  const taken = sum(recent(ledger, now).spent);
  const isLearned = ledger.told === undefined && taken >= minLearned && taken < limitOf(ledger, now);
  return {
    ...withSpent(ledger, id, now),
    refusedUntil: Math.max(ledger.refusedUntil, until),
    ...(isLearned && { learned: { limit: taken, until: now + believed } }),
  };
}

/** Removes a request that wasn't sent after all. */
export const withoutSent = (ledger: Ledger, id: string): Ledger => ({
  ...ledger,
  sent: ledger.sent.filter((one) => one.id !== id),
});

/** Merges two ledgers that were kept for the same account. */
export function mergeLedgers(one: Ledger, other: Ledger): Ledger {
  const told = [one.told, other.told]
    .flatMap((word) => word ?? [])
    .toSorted((a, b) => b.resetAt - a.resetAt || (a.remaining ?? 0) - (b.remaining ?? 0))[0];
  const learned = [one.learned, other.learned]
    .flatMap((word) => word ?? [])
    .toSorted((a, b) => b.until - a.until)[0];
  const known = new Set(one.sent.map(({ id }) => id));
  return {
    ...(told && { told }),
    ...(learned && { learned }),
    refusedUntil: Math.max(one.refusedUntil, other.refusedUntil),
    sent: [...one.sent, ...other.sent.filter(({ id }) => !known.has(id))].toSorted((a, b) => a.at - b.at),
    spent: [...one.spent, ...other.spent].toSorted((a, b) => a.at - b.at),
  };
}
