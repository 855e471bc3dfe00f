import { type DBSchema, openDB } from 'idb';
import { markOf } from '#web/lib/key-mark.ts';
import { blankLedger, type Ledger } from './ledger.ts';

interface Caller {
  server: string;
  key: string;
}

export interface LedgerStore {
  /** Changes the ledger in one step, whoever else wants to at that moment. Never rejects. */
  change<Result>(step: (ledger: Ledger) => readonly [Ledger, Result]): Promise<Result>;
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

interface Stored extends DBSchema {
  ledgers: { key: string; value: Ledger };
}

const stored = () =>
  openDB<Stored>('waypost-budget', 1, { upgrade: (database) => void database.createObjectStore('ledgers') });

/**
 * Of all tabs that name the account alike: a transaction of IndexedDB is the one thing that holds against all of them,
 * on plain http too. Where the browser refuses it, as some private windows do, the tab counts for itself.
 */
export function sharedLedger(name: string): LedgerStore {
  const database = stored();
  const channel = new BroadcastChannel(`waypost-budget ${name}`);
  const alone = memoryLedger();

  async function changeStored<Result>(step: (ledger: Ledger) => readonly [Ledger, Result]): Promise<Result> {
    const { store, done } = (await database).transaction('ledgers', 'readwrite', { durability: 'relaxed' });
    // One that an earlier version of the dashboard kept lacks members.
    const before = { ...blankLedger, ...(await store.get(name)) };
    const [next, result] = step(before);
    if (next !== before) await store.put(next, name);
    await done;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (next !== before) channel.postMessage('changed');
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
