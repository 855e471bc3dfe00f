import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/store/database/database.ts';
import * as closing from '#server/store/closing.ts';
import type { Recorder, RecorderLog } from '#server/traffic/counting/recorder.ts';
import { serviceItself } from '#server/rules/hash-queue.ts';
import { hashPassword } from '#server/rules/passwords.ts';
import { newSecret } from '#server/rules/secrets.ts';
import { now } from '#server/rules/clock.ts';

/** Deletes whole accounts. */
export interface AccountDeletion {
  /**
   * Resolves once nobody can use the account and none of it is public. The rest is deleted in the background.
   * @returns false if the account is locked. In that case, nothing is deleted.
   */
  close(account: { id: number; username: string }): Promise<boolean>;
  /** Continues the deletions that an earlier process left unfinished. */
  resume(): Promise<void>;
  /** Stops after the current batch. The next start continues. */
  stop(): Promise<void>;
}

interface AccountDeletionOptions {
  database: Database;
  recorder: Pick<Recorder, 'counted'>;
  log: RecorderLog;
}

/** The pause between two transactions, in ms. SQLite has a single writer, and redirects write too. */
const pauseMs = 5;

export function createAccountDeletion({ database, recorder, log }: AccountDeletionOptions): AccountDeletion {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => sleep(pauseMs, undefined, { signal });
  const running = new Set<Promise<void>>();

  const removeRest = async (id: number) => {
    // Visits that aren't counted yet would be counted later, for links that no longer exist.
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
      // It contains a space, which neither a username nor an e-mail address can have.
      const parked = {
        email: `closed ${id}`,
        email_key: `closed ${id}`,
        username: `closed ${id}`,
        password_hash: await hashPassword(newSecret('setup'), serviceItself),
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
