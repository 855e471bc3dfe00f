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
/** What each lane leaves for people: the copy, which nobody has asked for, more than work that somebody began. */
const reserved: Readonly<Record<Lane, number>> = { person: 0, page: 0, background: 10, bulk: 5 };

/** How much of a limit a lane leaves for people; of a small one not more than a third. */
export const leftToPeople = (lane: Lane, limit: number) => Math.min(reserved[lane], Math.floor(limit / 3));

/** What is known of an account's requests. All moments are in ms since 1970. */
export interface Ledger {
  /** The server's last word. Without `remaining` it is counted here. */
  readonly told?: { readonly limit: number; readonly remaining?: number; readonly resetAt: number };
  /** Nothing is to be sent before. */
  readonly refusedUntil: number;
  /** The requests of the last minute. */
  readonly sent: readonly { readonly id: string; readonly at: number; readonly answered: boolean }[];
}

export const blankLedger: Ledger = { refusedUntil: 0, sent: [] };

export interface Left {
  limit: number;
  /** Whether the server told it. */
  isTold: boolean;
  /** Requests that can be sent now. */
  remaining: number;
  /** When there are more; undefined: there are no more than these. */
  resetAt: number | undefined;
}

const recent = ({ sent }: Ledger, now: number) => sent.filter(({ at }) => at > now - minute && at <= now);

export function left(ledger: Ledger, now: number): Left {
  const sent = recent(ledger, now);
  const limit = ledger.told?.limit ?? usualLimit;
  const isTold = ledger.told !== undefined;
  if (ledger.refusedUntil > now) return { limit, isTold, remaining: 0, resetAt: ledger.refusedUntil };
  if (ledger.told?.remaining === undefined) {
    const oldest = sent[Math.max(0, sent.length - limit)];
    return {
      limit,
      isTold,
      remaining: Math.max(0, limit - sent.length),
      resetAt: oldest && oldest.at + minute,
    };
  }
  // A request under way is in no number that the server has told yet.
  const underWay = sent.filter(({ answered }) => !answered).length;
  const { remaining, resetAt } = ledger.told;
  return resetAt <= now
    ? { limit, isTold, remaining: Math.max(0, limit - underWay), resetAt: undefined }
    : { limit, isTold, remaining: Math.max(0, remaining - underWay), resetAt };
}

/** How many requests must be left for one of the lane to be sent. */
const needed = (lane: Lane, limit: number) => 1 + leftToPeople(lane, limit);

export type Verdict =
  | { admitted: true }
  /** The moment from which it is worth asking again, unless an answer changes things before. */
  | { admitted: false; at: number };

/** Enters the request, if it may be sent now. */
export function admit(ledger: Ledger, lane: Lane, id: string, now: number): [Ledger, Verdict] {
  const { limit, remaining, resetAt } = left(ledger, now);
  const need = needed(lane, limit);
  if (remaining < need) return [ledger, { admitted: false, at: whenLeft(ledger, need, limit, resetAt, now) }];
  return [withSent({ ...ledger, sent: recent(ledger, now) }, id, now), { admitted: true }];
}

/** Enters a request that is under way. */
export const withSent = (ledger: Ledger, id: string, at: number): Ledger => ({
  ...ledger,
  sent: [...ledger.sent, { id, at, answered: false }],
});

function whenLeft(ledger: Ledger, need: number, limit: number, resetAt: number | undefined, now: number) {
  if (ledger.refusedUntil > now || ledger.told?.remaining !== undefined) return resetAt ?? now + minute;
  const sent = recent(ledger, now);
  const leaves = sent[sent.length - limit + need - 1];
  return (leaves?.at ?? now) + minute;
}

/** Enters what an answer tells. */
export function settle(ledger: Ledger, id: string, told: RateHeaders, now: number): Ledger {
  const sent = recent(ledger, now).map((one) => (one.id === id ? { ...one, answered: true } : one));
  if (told.limit === undefined && told.remaining === undefined) return { ...ledger, sent };
  // Longer than a minute is no window of this API: a clock that is wrong. If it is true all the same, a refusal tells.
  const resetAt = Math.min(told.resetAt ?? now + minute, now + minute);
  const before = ledger.told;
  // Answers overtake each other: within one window the smaller number is the later one.
  const isSameWindow =
    before !== undefined && before.resetAt > now && Math.abs(before.resetAt - resetAt) < 2000;
  const remaining =
    told.remaining !== undefined && isSameWindow
      ? Math.min(told.remaining, before.remaining ?? told.remaining)
      : told.remaining;
  return {
    ...ledger,
    // What is answered is in the number told.
    sent: remaining === undefined ? sent : sent.filter(({ answered }) => !answered),
    told: {
      limit: told.limit ?? before?.limit ?? usualLimit,
      ...(remaining === undefined ? {} : { remaining }),
      resetAt: isSameWindow ? Math.min(resetAt, before.resetAt) : resetAt,
    },
  };
}

/** The request was refused for the limit, which does not count. */
export function refuse(ledger: Ledger, id: string, until: number): Ledger {
  return withdraw({ ...ledger, refusedUntil: Math.max(ledger.refusedUntil, until) }, id);
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
  const known = new Set(one.sent.map(({ id }) => id));
  return {
    ...(told && { told }),
    refusedUntil: Math.max(one.refusedUntil, other.refusedUntil),
    sent: [...one.sent, ...other.sent.filter(({ id }) => !known.has(id))].toSorted((a, b) => a.at - b.at),
  };
}
