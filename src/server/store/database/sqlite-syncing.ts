import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';

export interface Syncing {
  /** Resolves once everything that was committed before the call is on the disk. */
  synced(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Leaves it to the operating system when commits reach the disk. They survive the end of the process, but not a power
 * failure.
 */
export const unsynced: Syncing = { synced: async () => undefined, close: async () => undefined };

/**
 * Brings commits to the disk as `synchronous = full` would, by syncing the write-ahead log after each. It does so
 * outside the thread that responds to requests, which SQLite's own sync would block for as long as the disk takes.
 * Commits during one sync share the next.
 * @param file the database, in WAL mode, which must stay open while this is in use
 */
export function createSyncing(file: string): Syncing {
  let log: Promise<FileHandle> | undefined;
  let isClosed = false;

  /** The log stays the same file while the database is open. Its name must be on the disk as well. */
  const openLog = async () => {
    const folder = await open(path.dirname(file), 'r');
    // Some systems can't sync a folder, and don't need to.
    await folder.sync().catch(() => undefined);
    await folder.close();
    return open(`${file}-wal`, 'r');
  };
  const sync = async () => {
    // Closing the database has already brought everything to the disk.
    if (isClosed) return;
    log ??= openLog();
    try {
      await (await log).datasync();
    } catch (error) {
      await close();
      throw error;
    }
  };
  const close = async () => {
    const handle = await log?.catch(() => undefined);
    log = undefined;
    await handle?.close();
  };

  const syncs = oneAtATime(sync);
  return {
    synced: syncs.run,
    async close() {
      await syncs.settled();
      isClosed = true;
      await close();
    },
  };
}
