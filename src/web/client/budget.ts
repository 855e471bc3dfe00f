import { useSyncExternalStore } from 'react';
import { keep, recall } from '#web/browser/kept.ts';
import { noteLimitWait } from '#web/browser/limit-wait.ts';
import { createStore } from '#web/browser/store.ts';
import { currentCredentials } from './credentials.ts';
import { minute } from './ledger.ts';
import { canShare, nameLedger, sharedLedger } from './ledger-stores.ts';
import type { RateHeaders } from './rate-headers.ts';
import { createScheduler } from './scheduler.ts';

/** The requests that are left: as the server last told, or as they were counted here where it does not tell. */
export interface Budget {
  /** undefined, as the next two: nothing was asked yet. */
  readonly limit: number | undefined;
  readonly remaining: number | undefined;
  /** When `remaining` grows again, in ms since 1970. */
  readonly resetAt: number | undefined;
  /** Whether the server tells its limit. */
  readonly isTold: boolean;
  /** How many requests that a person waits for wait because the limit is spent, */
  readonly waiting: number;
  /** and until when, in ms since 1970. */
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

/** Fewer than these may be taken by other tabs before this one opens another page. */
const few = 8;

/**
 * The page's head, which knows no other tab, asks for nothing while few requests are left (`web/app/opening/early.ts`). All tabs
 * use up the same limit, and each is to know it before its first request. The moment passes by itself, and names nobody.
 */
export function noteFewLeft({ remaining, resetAt }: Pick<RateHeaders, 'remaining' | 'resetAt'>) {
  if (remaining === undefined || remaining >= few || resetAt === undefined) return;
  const until = Math.min(resetAt, Date.now() + minute);
  if (until > Number(recall('browser', 'few-left') ?? 0)) keep('browser', 'few-left', until);
}

const scheduler = createScheduler((outlook) => {
  if (outlook) noteFewLeft(outlook);
  noteLimitWait(outlook?.changesUntil);
  budget.set(outlook ?? unknown);
});

/** Waits until a request may be sent. */
export const takeTurn = scheduler.turn;

/** For a request that the page's head has sent already (`web/app/opening/early.ts`). */
export const { turnOfSent } = scheduler;

/** To be told when something that waits has become more pressing. */
export const { hasten } = scheduler;

let sharedAs: string | undefined;
const kept = 'budget';

/** From here on all tabs that use the account of that server count together. */
export function shareBudgetAs(server: string, account: number, key: string) {
  const name = accountLedger(server, account);
  nameLedger({ server, key }, name);
  share(name);
}

/** What the ledger of an account is called. */
export const accountLedger = (server: string, account: number) => `${server || location.origin} ${account}`;

function share(name: string) {
  if (name === sharedAs || !canShare()) return;
  sharedAs = name;
  keep('tab', kept, name);
  void scheduler.share(sharedLedger(name));
}

// A reloaded page knows at once what its tab has spent, before the account has been read.
const before = currentCredentials() && recall('tab', kept);
if (typeof before === 'string') share(before);

/** Another account or server has another budget. */
export function forgetBudget() {
  sharedAs = undefined;
  keep('tab', kept, undefined);
  void scheduler.forget();
}

export const currentBudget = budget.get;
export const watchBudget = budget.subscribe;
export const useBudget = budget.use;

/** Where nothing of it is shown, whatever it becomes renders nothing. */
export const useBudgetWhere = (isShown: boolean) =>
  useSyncExternalStore(isShown ? watchBudget : watchNothing, currentBudget);

function watchNothing() {
  return () => undefined;
}
