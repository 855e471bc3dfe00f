import { access, constants, statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/store/database/database.ts';
import { backlogOf, probe } from '#server/store/database/probe.ts';
import { type DatabaseFailure, failureOf } from '#server/store/database/database-failure.ts';
import type { Recorder } from './counting/recorder.ts';
import { journalLimit } from './counting/visit-writer.ts';

type Finding = 'ok' | DatabaseFailure;

/** Whether the service can do its work. */
export interface Readiness {
  ready: boolean;
  /** Whether the database accepts writes. */
  database: Finding;
  /** The state of the data folder's disk. */
  disk: Finding;
  /** Visits that are recorded but not counted yet. Omitted if the database doesn't say. */
  backlog?: number;
  /**
   * Size of the visits that are waiting outside the database, in bytes. `journalFull` is true if no more are accepted.
   */
  journal: number;
  journalFull: boolean;
  /** Visits that have been responded to since the start but won't be counted. */
  lost: number;
}

/** How long a result is reused, in ms, so that health checks can't put load on the database. */
const holds = 2000;
/** Time after which the database counts as busy, in ms. */
const busyAfterMs = 3000;
/** Below this the disk counts as full, in bytes. */
const minFreeBytes = 16 * 1024 * 1024;

async function diskOf(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < minFreeBytes ? 'full' : 'ok';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // With PostgreSQL, the folder is only created when it's needed.
    if (code === 'ENOENT') return 'ok';
    return code === 'EROFS' || code === 'EACCES' ? 'read-only' : 'broken';
  }
}

export function createHealth(options: { database: Database; recorder: Recorder; dataDir: string }) {
  const { database, recorder, dataDir } = options;

  const databaseNow = async (): Promise<Finding> => {
    const asked = probe(database.db).then(
      (): Finding => 'ok',
      (error: unknown): Finding => failureOf(error) ?? 'broken',
    );
    return Promise.race([asked, sleep<Finding>(busyAfterMs, 'busy', { ref: false })]);
  };

  const look = async (): Promise<Readiness> => {
    const [found, disk, writing] = await Promise.all([databaseNow(), diskOf(dataDir), recorder.status()]);
    const backlog = found === 'away' ? undefined : await backlogOf(database.db).catch(() => undefined);
    const journalFull = writing.journalBytes > journalLimit;
    return {
      ready: found === 'ok' && disk === 'ok' && !journalFull,
      database: found,
      disk,
      ...(backlog !== undefined && { backlog }),
      journal: writing.journalBytes,
      journalFull,
      lost: writing.lost,
    };
  };

  let latest: { at: number; found: Promise<Readiness> } | undefined;
  return {
    readiness(): Promise<Readiness> {
      if (!latest || performance.now() - latest.at > holds) latest = { at: performance.now(), found: look() };
      return latest.found;
    },
  };
}

export type Health = ReturnType<typeof createHealth>;
