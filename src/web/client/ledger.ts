import type { RateHeaders } from './rate-headers.ts';

/**
 * Who wants a request sent, most pressing first: a person who waits for it, the open page that is read again, what
 * goes on behind it, work of many requests.
 */
export const lanes = ['person', 'page', 'background', 'bulk'] as const;
export type Lane = (typeof lanes)[number];

/** Somebody looks at the page that waits for it; the other lanes leave some of the limit for these. */
export const isAwaited = (lane: Lane) => lane === 'person' || lane === 'page';

/** What the specification promises, where a server does not say. */
export const usualLimit = 30;
/** The window of the limit, in ms. */
export const minute = 60_000;
/**
 * What each lane leaves for people, and of a small limit which part at most: the copy, which nobody has asked for, more
 * than work that somebody began. Who opens every page within a minute asks for 15 of them.
 */
const reserved: Readonly<Record<Lane, { requests: number; part: number }>> = {
  person: { requests: 0, part: 0 },
  page: { requests: 0, part: 0 },
  background: { requests: 15, part: 1 / 2 },
  bulk: { requests: 5, part: 1 / 3 },
};

/** How much of a limit a lane leaves for people. */
export function leftToPeople(lane: Lane, limit: number): number {
  const { requests, part } = reserved[lane];
  return Math.min(requests, Math.floor(limit * part));
}

/** Requests that a server refuses after fewer than these were probably spent by another program. */
const leastLearned = 5;
/** How long a limit is believed that was learned from a refusal, in ms. */
const believed = 3_600_000;
/**
 * A request whose page was closed before the answer may have come in a moment after it was sent, in ms: it counts that
 * much longer.
 */
const underWay = 5000;
/** Answers that came this close together leave the window together, in ms. */
const grain = 250;

/** What is known of an account's requests. All moments are in ms since 1970. */
export interface Ledger {
  /** The server's last word. */
  readonly told?: { readonly limit: number; readonly remaining?: number; readonly resetAt: number };
  /** How many requests a server took in a minute that told no limit and then refused, until when that is believed. */
  readonly learned?: { readonly limit: number; readonly until: number };
  /** Nothing is to be sent before. */
  readonly refusedUntil: number;
  /** Requests under way. */
  readonly sent: readonly { readonly id: string; readonly at: number }[];
  /**
   * How many were answered until when, oldest first. A server counts a request when it comes in, which is before it
   * answers: whoever waits a minute from the answer keeps to the limit in every minute, however the server counts.
   */
  readonly spent: readonly { readonly at: number; readonly count: number }[];
}

export const blankLedger: Ledger = { refusedUntil: 0, sent: [], spent: [] };

export interface Left {
  limit: number;
  /** Whether the server told it. */
  isTold: boolean;
  /** Requests that can be sent now. */
  remaining: number;
  /** When there are more; undefined: there are no more than these. */
  resetAt: number | undefined;
}

/** Of a clock that was set back, nothing is recent. */
const isRecent = (at: number, now: number, length = minute) => at > now - length && at <= now + grain;

/** What still counts. */
const recent = (ledger: Ledger, now: number) => ({
  sent: ledger.sent.filter(({ at }) => isRecent(at, now, minute + underWay)),
  spent: ledger.spent.filter(({ at }) => isRecent(at, now)),
});

const sum = (spent: Ledger['spent']) => spent.reduce((total, { count }) => total + count, 0);

const limitOf = ({ told, learned }: Ledger, now: number) =>
  told?.limit ?? (learned && learned.until > now ? learned.limit : usualLimit);

/** Without those that the server's own word leaves. */
const leftByServer = ({ told }: Ledger, sent: number, now: number) =>
  // A request under way is in no number that the server has told yet.
  told?.remaining === undefined || told.resetAt <= now ? Infinity : told.remaining - sent;

export function left(ledger: Ledger, now: number): Left {
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

/** How many requests must be left for one of the lane to be sent. */
const needed = (lane: Lane, limit: number) => 1 + leftToPeople(lane, limit);

export type Verdict =
  | { admitted: true }
  /** The moment from which it is worth asking again, unless an answer changes things before. */
  | { admitted: false; at: number };

/** Enters the request, if it may be sent now. */
export function admit(ledger: Ledger, lane: Lane, id: string, now: number): [Ledger, Verdict] {
  const { limit, remaining } = left(ledger, now);
  const need = needed(lane, limit);
  if (remaining < need) return [ledger, { admitted: false, at: whenLeft(ledger, need, limit, now) }];
  return [withSent({ ...ledger, ...recent(ledger, now) }, id, now), { admitted: true }];
}

/** Enters a request that is under way. */
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

/** The request was taken in, until now at the latest. */
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

/** Enters what an answer tells. */
export function settle(ledger: Ledger, id: string, told: RateHeaders, now: number): Ledger {
  const entered = withSpent(ledger, id, now);
  if (told.limit === undefined && told.remaining === undefined) return entered;
  // Longer than a minute is no window of this API: a clock that is wrong. If it is true all the same, a refusal tells.
  const resetAt = Math.min(told.resetAt ?? now + minute, now + minute);
  const before = ledger.told;
  // Answers overtake each other: within one window the smaller number is the later one. Another limit begins another count.
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

/** The request was refused for the limit. Some servers count that as well. */
export function refuse(ledger: Ledger, id: string, until: number, now: number): Ledger {
  const taken = sum(recent(ledger, now).spent);
  const isLearned = ledger.told === undefined && taken >= leastLearned && taken < limitOf(ledger, now);
  return {
    ...withSpent(ledger, id, now),
    refusedUntil: Math.max(ledger.refusedUntil, until),
    ...(isLearned && { learned: { limit: taken, until: now + believed } }),
  };
}

/** The request was not sent after all. */
export const withdraw = (ledger: Ledger, id: string): Ledger => ({
  ...ledger,
  sent: ledger.sent.filter((one) => one.id !== id),
});

/** Of two that were kept for one account. */
export function merged(one: Ledger, other: Ledger): Ledger {
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
