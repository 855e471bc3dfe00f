import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/store/database/database.ts';
import * as closing from '#server/store/closing.ts';
import type { Recorder, RecorderLog } from '#server/traffic/counting/recorder.ts';
import { ourselves } from '#server/rules/hash-turns.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { newSecret } from '#server/rules/secrets.ts';
import { now } from '#server/rules/clock.ts';

/** The deletion of whole accounts. */
export interface Closings {
  /**
   * Settles once nobody can use the account and nothing of it is public. The rest goes in the background.
   * @returns false when the account is locked: then nothing is done
   */
  close(account: { id: number; username: string }): Promise<boolean>;
  /** Goes on with those that an earlier process left unfinished. */
  resume(): Promise<void>;
  /** Leaves off after the slice under way: the next start goes on. */
  stop(): Promise<void>;
}

interface ClosingsOptions {
  database: Database;
  recorder: Pick<Recorder, 'counted'>;
  log: RecorderLog;
}

/** Between two transactions, in milliseconds: SQLite has one writer, and redirects write. */
const turn = 5;

export function createAccountDeletion({ database, recorder, log }: ClosingsOptions): Closings {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => sleep(turn, undefined, { signal });
  const running = new Set<Promise<void>>();

  const removeRest = async (id: number) => {
    // What nobody has counted yet would be counted later, for links that are gone.
    await recorder.counted();
    await closing.removeRest(database, id, pause);
  };
  const inBackground = (id: number, work: () => Promise<void>) => {
    const task = work()
      .catch((error: unknown) => {
        if (!signal.aborted)
          log.error(
            { err: error, account: id },
            'An account is not deleted whole yet; the next start goes on.',
          );
      })
      .finally(() => running.delete(task));
    running.add(task);
  };

  return {
    async close(account) {
      const { id } = account;
      // With a space in it, which neither a username nor an e-mail address can have.
      const parked = {
        email: `closed ${id}`,
        email_key: `closed ${id}`,
        username: `closed ${id}`,
        password_hash: await hashPassword(newSecret('setup'), ourselves),
      };
      if (!(await closing.begin(database.db, account, parked, now()))) return false;
      await closing.removePublic(database, id, pause);
      inBackground(id, () => removeRest(id));
      return true;
    },
    async resume() {
      for (const { id } of await closing.unfinished(database.db)) {
        inBackground(id, async () => {
          await closing.removePublic(database, id, pause);
          await removeRest(id);
        });
      }
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
