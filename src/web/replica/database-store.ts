import { type DBSchema, openDB } from 'idb';
import type { ReplicaMessage, ReplicaStore } from './replica-store.ts';
import type { ListState } from './list-state.ts';
import { isReading, type CountReading } from './readings.ts';

interface Schema extends DBSchema {
  lists: { key: string; value: ListState };
  rows: { key: [string, string | number]; value: unknown };
  readings: { key: string; value: readonly CountReading[] };
  leases: { key: string; value: { tab: string; until: number } };
  marks: { key: string; value: string };
}

const stores = ['lists', 'rows', 'readings', 'leases', 'marks'] as const;

/** Records to read at a time, so that the browser can paint and handle input in between. */
const atOnce = 500;

const all = (list: string) => IDBKeyRange.bound([list], [list, []]);

/**
 * Stores the copy in IndexedDB, in one database per server and account. All tabs read and write the same records. A
 * transaction decides which tab sends requests, since Web Locks aren't available over plain HTTP.
 */
export async function databaseStore(name: string): Promise<ReplicaStore> {
  const database = await openDB<Schema>(`waypost-kept-copy-${name}`, 2, {
    upgrade(made) {
      for (const store of stores) if (!made.objectStoreNames.contains(store)) made.createObjectStore(store);
    },
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  const channel = new BroadcastChannel(`waypost-copy ${name}`);
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');

  async function rowsOf(list: string) {
    const rows = new Map<string | number, unknown>();
    let range = all(list);
    for (;;) {
      const transaction = database.transaction('rows');
      const [keys, values] = await Promise.all([
        transaction.store.getAllKeys(range, atOnce),
        transaction.store.getAll(range, atOnce),
      ]);
      keys.forEach(([, key], place) => rows.set(key, values[place]));
      const last = keys.at(-1);
      if (keys.length < atOnce || !last) return rows;
      range = IDBKeyRange.bound(last, [list, []], true);
    }
  }

  async function release() {
    const { store, done } = database.transaction('leases', 'readwrite', { durability: 'relaxed' });
    if ((await store.get('keeper'))?.tab === tab) await store.delete('keeper');
    await done;
  }

  return {
    isLasting: true,
    async read(list) {
      const state = await database.get('lists', list);
      if (!state) return undefined;
      const readings = (await database.get('readings', list)) ?? [];
      return { state, rows: await rowsOf(list), readings: readings.filter(isReading) };
    },
    async write(list, { put, removed }, keyOf, state) {
      const transaction = database.transaction(['lists', 'rows'], 'readwrite', { durability: 'relaxed' });
      const rows = transaction.objectStore('rows');
      for (const row of put) void rows.put(row, [list, keyOf(row as never)]);
      for (const key of removed) void rows.delete([list, key]);
      void transaction.objectStore('lists').put(state, list);
      await transaction.done;
    },
    async writeReading(list, readings) {
      await database.put('readings', readings, list);
    },
    async drop(list) {
      const transaction = database.transaction(['lists', 'rows', 'readings'], 'readwrite');
      void transaction.objectStore('lists').delete(list);
      void transaction.objectStore('rows').delete(all(list));
      void transaction.objectStore('readings').delete(list);
      await transaction.done;
    },
    readMark: () => database.get('marks', 'changes'),
    async writeMark(mark) {
      if (mark === undefined) await database.delete('marks', 'changes');
      else await database.put('marks', mark, 'changes');
    },
    async lease(until, now) {
      const { store, done } = database.transaction('leases', 'readwrite', { durability: 'relaxed' });
      const holder = await store.get('keeper');
      const isOurs = !holder || holder.tab === tab || holder.until <= now;
      if (isOurs) await store.put({ tab, until }, 'keeper');
      await done;
      return isOurs;
    },
    tell(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage(message);
    },
    hear(listener) {
      channel.addEventListener('message', (event: MessageEvent<ReplicaMessage>) => listener(event.data));
    },
    close() {
      channel.close();
      // Releases the lease, so that the next tab doesn't have to wait until it expires.
      void release()
        .catch(() => undefined)
        .finally(() => database.close());
    },
  };
}
