import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from '#server/store/database/sqlite.ts';
import { requestRestore } from './restore-request.ts';

/**
 * Tells those who use a data folder from who replaces what is in it. The lock is that of an empty SQLite file: the
 * system gives it back when a process ends, however it ends.
 */
const lockFile = (dataDir: string) => path.join(dataDir, 'waypost.db-lock');

/** Here while the files of a restore change places. What a killed one leaves is neither the old nor the new. */
export const changingPlaces = (dataDir: string) => path.join(dataDir, 'restoring');

export interface FolderUse {
  end(): void;
}

/** One that nobody refers to any more would be closed with the garbage, and its lock given back. */
const held = new Set<DatabaseSync>();

function openLock(dataDir: string): DatabaseSync {
  const file = lockFile(dataDir);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  return new DatabaseSync(file, { timeout: 0 });
}

/** Others use the folder, or replace what is in it. */
class InUse extends Error {}

function take(lock: DatabaseSync, statements: string, refusal: string): FolderUse {
  try {
    lock.exec(statements);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new InUse(refusal) : error;
  }
  held.add(lock);
  return {
    end() {
      if (held.delete(lock)) lock.close();
    },
  };
}

/**
 * Any number of processes may use a folder at once.
 * @throws Error with a sentence when something is being restored into it
 */
export function takeFolder(dataDir: string): FolderUse {
  const use = take(
    openLock(dataDir),
    'begin; select count(*) from sqlite_master',
    `A backup is being restored into ${dataDir}. Start again when it is done.`,
  );
  if (!existsSync(changingPlaces(dataDir))) return use;
  use.end();
  throw new Error(`A restore into ${dataDir} was interrupted. Run waypost restore again.`);
}

/** How often a folder in use is tried again, in milliseconds. */
const pause = 100;

/**
 * Services that run let go of the folder until the use ends.
 * @param patience milliseconds for whoever uses the folder to let go of it
 * @throws Error with a sentence when a process goes on using the folder
 */
export async function takeFolderAlone(dataDir: string, patience: number): Promise<FolderUse> {
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
      if (!(error instanceof InUse) || performance.now() > last) {
        request.end();
        throw error;
      }
    }
    await sleep(pause);
  }
}
