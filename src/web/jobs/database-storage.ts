import { type DBSchema, openDB } from 'idb';
import type { Job } from './job.ts';
import type { JobStorage } from './job-storage.ts';

interface Stored extends DBSchema {
  jobs: { key: string; value: Job };
  parts: { key: [string, string]; value: unknown };
  lease: { key: string; value: { owner: string; until: number } };
}

/** Databases with this prefix are deleted when the user signs out. */
const prefix = 'waypost-kept-jobs';

/**
 * Opens the database that all tabs of an account share.
 * @throws {DOMException} if the browser refuses a database
 */
export async function databaseStorage(name: string): Promise<JobStorage> {
  const database = await openDB<Stored>(`${prefix} ${name}`, 1, {
    upgrade(created) {
      created.createObjectStore('jobs', { keyPath: 'id' });
      created.createObjectStore('parts');
      created.createObjectStore('lease');
    },
    // Signing out deletes the database, which open connections would block.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return {
    shared: true,
    all: () => database.getAll('jobs'),
    get: (id) => database.get('jobs', id),
    async change(id, step, part) {
      const transaction = database.transaction(['jobs', 'parts'], 'readwrite', { durability: 'strict' });
      const jobs = transaction.objectStore('jobs');
      const parts = transaction.objectStore('parts');
      const before = await jobs.get(id);
      const next = step(before);
      if (!next) {
        await jobs.delete(id);
        await parts.delete(IDBKeyRange.bound([id], [id, []]));
      } else if (next !== before) await jobs.put(next);
      if (next && part) await parts.put(part.value, [id, part.row]);
      await transaction.done;
      return next;
    },
    part: (id, row) => database.get('parts', [id, row]),
    async lease(owner, now, until) {
      const { store, done } = database.transaction('lease', 'readwrite');
      const known = await store.get('run');
      const isFree = known === undefined || known.owner === owner || known.until <= now;
      if (isFree) await store.put({ owner, until }, 'run');
      await done;
      return isFree;
    },
    close: () => database.close(),
  };
}
