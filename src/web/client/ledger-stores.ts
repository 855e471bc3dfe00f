import { markOf } from '#web/lib/key-mark.ts';
import { blankLedger, type Ledger } from './ledger.ts';

interface Caller {
  server: string;
  key: string;
}

export interface LedgerStore {
  /** Changes the ledger in one step, whoever else wants to at that moment. Never rejects. */
  change<Result>(step: Step<Result>): Promise<Result>;
  /** Calls back when another tab has changed it. */
  watch(listener: () => void): void;
  close(): void;
}

/** Of this tab alone. */
export function memoryLedger(ledger: Ledger = blankLedger): LedgerStore {
  let current = ledger;
  return {
    async change(step) {
      const [next, result] = step(current);
      current = next;
      return result;
    },
    watch() {},
    close() {},
  };
}

const ledgers = 'ledgers';

const refusedBy = ({ error }: { readonly error: DOMException | null }) =>
  error ?? new Error('The browser refuses its database.');

/** Without `idb`, which every first view would have to load for it. */
const openLedgers = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('waypost-budget', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(ledgers));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(refusedBy(opening)));
  });

type Step<Result> = (ledger: Ledger) => readonly [Ledger, Result];

/** In one transaction. Whether something was changed comes with the result. */
const changeIn = <Result>(database: IDBDatabase, name: string, step: Step<Result>) =>
  new Promise<{ result: Result; isChanged: boolean }>((resolve, reject) => {
    const transaction = database.transaction(ledgers, 'readwrite', { durability: 'relaxed' });
    transaction.addEventListener('abort', () => reject(refusedBy(transaction)));
    const store = transaction.objectStore(ledgers);
    const reading = store.get(name);
    reading.addEventListener('success', () => {
      // One that an earlier version of the dashboard kept lacks members.
      const before: Ledger = { ...blankLedger, ...(reading.result as Partial<Ledger> | undefined) };
      const [next, result] = step(before);
      const isChanged = next !== before;
      if (isChanged) store.put(next, name);
      transaction.addEventListener('complete', () => resolve({ result, isChanged }));
    });
  });

/**
 * Of all tabs that name the account alike: a transaction of IndexedDB is the one thing that holds against all of them,
 * on plain http too. Where the browser refuses it, as some private windows do, the tab counts for itself.
 */
export function sharedLedger(name: string): LedgerStore {
  const database = openLedgers();
  const channel = new BroadcastChannel(`waypost-budget ${name}`);
  const alone = memoryLedger();

  async function changeStored<Result>(step: Step<Result>): Promise<Result> {
    const { result, isChanged } = await changeIn(await database, name, step);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (isChanged) channel.postMessage('changed');
    return result;
  }

  return {
    async change(step) {
      try {
        return await changeStored(step);
      } catch {
        return alone.change(step);
      }
    },
    watch(listener) {
      channel.addEventListener('message', listener);
    },
    close() {
      channel.close();
      database.then(
        (open) => open.close(),
        () => undefined,
      );
    },
  };
}

/** Whether tabs of this browser can share one. */
export const canShare = () => typeof indexedDB !== 'undefined' && typeof BroadcastChannel !== 'undefined';

/** In this browser, by the mark of a key: the ledger of its account. It outlives a sign-out, as the minute does. */
const place = 'waypost-budget-names';
/** Accounts that are remembered. */
const most = 20;

function namesKept(): Record<string, string> {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const nameOfKey = ({ server, key }: Caller) => `${server || location.origin} key ${markOf(key)}`;

/** Of whoever calls with a key: that of its account, once it is known which that is. */
export const ledgerNameOf = (caller: Caller): string => namesKept()[nameOfKey(caller)] ?? nameOfKey(caller);

/** The key turned out to be that account's. */
export function nameLedger(caller: Caller, name: string) {
  const { [nameOfKey(caller)]: _, ...others } = namesKept();
  const kept = Object.entries(others).slice(1 - most);
  try {
    localStorage.setItem(place, JSON.stringify({ ...Object.fromEntries(kept), [nameOfKey(caller)]: name }));
  } catch {
    // Then the next tries of the key count for themselves.
  }
}
