import { useSyncExternalStore } from 'react';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { noteLimitWait } from '#web/browser/limit-wait.ts';
import { createStore } from '#web/browser/store.ts';
import { currentCredentials } from './credentials.ts';
import { minute } from './ledger.ts';
import { canShare, nameLedger, sharedLedger } from './ledger-stores.ts';
import type { RateHeaders } from './rate-headers.ts';
import { createScheduler } from './scheduler.ts';

/** The remaining requests, as the server last reported them, or as counted here if it doesn't report them. */
export interface Budget {
  /** Undefined before the first request, like the next two fields. */
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** When `remaining` grows again, in ms since 1970. */
  readonly resetAt: number | undefined;
  /** Whether the server reports its limit. */
  readonly isTold: boolean;
  /** Number of requests that users are waiting for and that are held back because the limit is spent. */
  readonly waiting: number;
  /** When the held requests can continue, in ms since 1970. */
  readonly waitingUntil: number | undefined;
}

const unknown: Budget = {
  limit: undefined,
  remaining: undefined,
  resetAt: undefined,
  isTold: false,
  waiting: 0,
  waitingUntil: undefined,
};

const budget = createStore(unknown);

/** Fewer remaining requests than this count as few. Other tabs may use them up before this tab opens another page. */
const few = 8;

/**
 * Makes the page's head send no early requests while few requests are left (`web/app/opening/early.ts`). All tabs use
 * up the same limit, and each has to know it before its first request, while the head knows no other tab. The stored
 * time expires on its own and identifies nobody.
 */
export function noteFewLeft({ remaining, resetAt }: Pick<RateHeaders, 'remaining' | 'resetAt'>) {
  if (remaining === undefined || remaining >= few || resetAt === undefined) return;
  const until = Math.min(resetAt, Date.now() + minute);
  if (until > Number(readStored('browser', 'few-left') ?? 0)) writeStored('browser', 'few-left', until);
}

const scheduler = createScheduler((outlook) => {
  if (outlook) noteFewLeft(outlook);
  noteLimitWait(outlook?.changesUntil);
  budget.set(outlook ?? unknown);
});

/** Waits until a request may be sent. */
export const waitForTurn = scheduler.turn;

/** Returns the turn of a request that the page's head has already sent (`web/app/opening/early.ts`). */
export const { turnOfSent } = scheduler;

/** Call this when a waiting request has become more pressing. */
export const { hasten } = scheduler;

let sharedAs: string | undefined;
const kept = 'budget';

/** Makes all tabs that use this account of that server count together from now on. */
export function shareBudgetAs(server: string, account: number, key: string) {
  const name = accountLedger(server, account);
  nameLedger({ server, key }, name);
  share(name);
}

/** The name of an account's ledger. */
export const accountLedger = (server: string, account: number) => `${server || location.origin} ${account}`;

function share(name: string) {
  if (name === sharedAs || !canShare()) return;
  sharedAs = name;
  writeStored('tab', kept, name);
  void scheduler.share(sharedLedger(name));
}

// After a reload, the page immediately knows what its tab has spent, before the account has loaded.
const before = currentCredentials() && readStored('tab', kept);
if (typeof before === 'string') share(before);

/** Forgets the budget, since another account or server has a different one. */
export function forgetBudget() {
  sharedAs = undefined;
  writeStored('tab', kept, undefined);
  void scheduler.forget();
}

export const currentBudget = budget.get;
export const watchBudget = budget.subscribe;
export const useBudget = budget.use;

/** Subscribes only while the budget is shown, so that its changes don't render anything elsewhere. */
export const useBudgetWhere = (isShown: boolean) =>
  useSyncExternalStore(isShown ? watchBudget : watchNothing, currentBudget);

function watchNothing() {
  return () => undefined;
}
