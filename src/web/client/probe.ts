import { account } from '#contract/calls.ts';
import type { Account } from '#contract/account.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError } from './api-error.ts';
import { accountLedger } from './budget.ts';
import type { Credentials } from './credentials.ts';
import { exchange } from './exchange.ts';
import { admit, mergeLedgers } from './ledger.ts';
import {
  canShare,
  ledgerNameOf,
  type LedgerStore,
  memoryLedger,
  nameLedger,
  sharedLedger,
} from './ledger-stores.ts';
import { createTurn } from './scheduler.ts';

let tries = 0;

/** This page's own ledgers, for browsers that can't share any. */
const alone = new Map<string, LedgerStore>();

function storeOf(name: string): LedgerStore {
  if (canShare()) return sharedLedger(name);
  const store = alone.get(name) ?? memoryLedger();
  alone.set(name, store);
  return store;
}

/**
 * Returns the account that a key belongs to. Reads it once, within that account's limit. A user who tries a key is
 * shown if the limit is spent.
 * @throws {ApiError}
 */
export async function probe(as: Pick<Credentials, 'server' | 'key'>): Promise<Account> {
  const name = ledgerNameOf(as);
  const store = storeOf(name);
  try {
    const id = `probe ${Math.random().toString(36).slice(2)} ${(tries += 1)}`;
    const verdict = await store.change((ledger) => admit(ledger, 'person', id, Date.now()));
    if (!verdict.admitted) throw spent(verdict.at);
    const turn = createTurn((step) => store.change((ledger) => [step(ledger), undefined] as const), id, 0);
    const data = await ask(as, turn);
    await moveTo(accountLedger(as.server, data.id), as, { name, store });
    return data;
  } finally {
    store.close();
  }
}

async function ask(as: Pick<Credentials, 'server' | 'key'>, turn: ReturnType<typeof createTurn>) {
  try {
    return (await exchange(account.get, { as }, turn)).data;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'limited')
      await turn.refused(error.retryAt ?? Date.now());
    throw error;
  }
}

/** Moves what was counted under the key's own name to its account. */
async function moveTo(
  name: string,
  as: Pick<Credentials, 'server' | 'key'>,
  from: { name: string; store: LedgerStore },
) {
  nameLedger(as, name);
  if (name === from.name) return;
  const counted = await from.store.change((ledger) => [ledger, ledger] as const);
  const store = storeOf(name);
  await store.change((ledger) => [mergeLedgers(ledger, counted), undefined] as const);
  store.close();
}

const spent = (at: number) =>
  new ApiError(words.limitSpent(Math.max(1, Math.ceil((at - Date.now()) / 1000))), {
    kind: 'limited',
    status: 429,
    retryAt: at,
    isUnsent: true,
  });
