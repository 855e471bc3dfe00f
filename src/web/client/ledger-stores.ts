import { keyFingerprint } from '#web/lib/key-fingerprint.ts';
import { blankLedger, type Ledger } from './ledger.ts';

interface Caller {
  server: string;
  key: string;
}

export interface LedgerStore {
  /** Changes the ledger atomically, even if other tabs change it at the same time. Never rejects. */
  change<Result>(step: Step<Result>): Promise<Result>;
  /** Calls the listener when another tab has changed the ledger. */
  watch(listener: () => void): void;
  close(): void;
}

/** Creates a ledger for this tab alone. */
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

/** Opens the database without `idb`, which every first view would otherwise have to load. */
const openLedgers = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('waypost-budget', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(ledgers));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(refusedBy(opening)));
  });

type Step<Result> = (ledger: Ledger) => readonly [Ledger, Result];

/** Changes the ledger in one transaction. The result also says whether anything changed. */
const changeIn = <Result>(database: IDBDatabase, name: string, step: Step<Result>) =>
  new Promise<{ result: Result; isChanged: boolean }>((resolve, reject) => {
    const transaction = database.transaction(ledgers, 'readwrite', { durability: 'relaxed' });
    transaction.addEventListener('abort', () => reject(refusedBy(transaction)));
    const store = transaction.objectStore(ledgers);
    const reading = store.get(name);
    reading.addEventListener('success', () => {
      // A ledger stored by an earlier version of the dashboard lacks some members.
      const before: Ledger = { ...blankLedger, ...(reading.result as Partial<Ledger> | undefined) };
      const [next, result] = step(before);
      const isChanged = next !== before;
      if (isChanged) store.put(next, name);
      transaction.addEventListener('complete', () => resolve({ result, isChanged }));
    });
  });

/**
 * Opens the ledger that is shared by all tabs that use the account's name. A transaction of IndexedDB is the only lock
 * that works across all of them, also over plain http. If the browser refuses it, as some private windows do, the tab
 * counts on its own.
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

export const canShare = () => typeof indexedDB !== 'undefined' && typeof BroadcastChannel !== 'undefined';

/**
 * Where this browser keeps the ledger name of each key, by the key's mark. It outlives a sign-out, since the limit's
 * minute does too.
 */
const storageKey = 'waypost-budget-names';
/** Maximum number of remembered keys. */
const maxNames = 20;

function namesKept(): Record<string, string> {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const nameOfKey = ({ server, key }: Caller) => `${server || location.origin} key ${keyFingerprint(key)}`;

/** Returns the name of the ledger for a caller's key. It's that of the key's account, once the account is known. */
export const ledgerNameOf = (caller: Caller): string => namesKept()[nameOfKey(caller)] ?? nameOfKey(caller);

/** Records which account's ledger the key belongs to. */
export function nameLedger(caller: Caller, name: string) {
  const { [nameOfKey(caller)]: _, ...others } = namesKept();
  const kept = Object.entries(others).slice(1 - maxNames);
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ ...Object.fromEntries(kept), [nameOfKey(caller)]: name }),
    );
  } catch {
    // Further attempts with the key are then counted on their own.
  }
}
