import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from '#server/store/database/sqlite.ts';
import { requestRestore } from './restore-request.ts';

/**
 * Separates the processes that use a data folder from one that replaces its contents. The lock is on an empty SQLite
 * file, since the system releases it when a process ends, however it ends.
 */
const lockFile = (dataDir: string) => path.join(dataDir, 'waypost.db-lock');

/** Exists while a restore moves its files. If the restore is killed, the data is neither the old nor the new. */
export const restoreMarker = (dataDir: string) => path.join(dataDir, 'restoring');

export interface FolderUse {
  end(): void;
}

/** References to the locks. Without one, a lock would be garbage-collected, closed and released. */
const held = new Set<DatabaseSync>();

function openLock(dataDir: string): DatabaseSync {
  const file = lockFile(dataDir);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  return new DatabaseSync(file, { timeout: 0 });
}

/** Thrown if others use the folder, or replace its contents. */
class FolderInUse extends Error {}

function take(lock: DatabaseSync, statements: string, refusal: string): FolderUse {
  try {
    lock.exec(statements);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(refusal) : error;
  }
  held.add(lock);
  return {
    end() {
      if (held.delete(lock)) lock.close();
    },
  };
}

/**
 * Any number of processes may use a folder concurrently.
 * @throws Error with a sentence if a backup is being restored into it, or if a restore was interrupted
 */
export function lockFolderShared(dataDir: string): FolderUse {
  const use = take(
    openLock(dataDir),
    'begin; select count(*) from sqlite_master',
    `A backup is being restored into ${dataDir}. Start again when it is done.`,
  );
  if (!existsSync(restoreMarker(dataDir))) return use;
  use.end();
  throw new Error(`A restore into ${dataDir} was interrupted. Run waypost restore again.`);
}

/** Interval between attempts to lock a folder in use, in ms. */
const pause = 100;

/**
 * Running services release the folder until this use ends.
 * @param patience maximum wait for others to release the folder, in ms
 * @throws Error with a sentence if a process keeps using the folder
 */
export async function lockFolderExclusively(dataDir: string, patience: number): Promise<FolderUse> {
  const request = requestRestore(dataDir);
  const last = performance.now() + patience;
  for (;;) {
    try {
      const use = take(
        openLock(dataDir),
        'begin exclusive',
        `Waypost still uses ${dataDir}. Stop the service and everything else that uses it, and restore again.`,
      );
      return {
        end() {
          use.end();
          request.end();
        },
      };
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() > last) {
        request.end();
        throw error;
      }
    }
    await sleep(pause);
  }
}
