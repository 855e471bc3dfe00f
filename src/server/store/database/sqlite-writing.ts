import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './sqlite.ts';
import type { Syncing } from './sqlite-syncing.ts';

/** Maximum time that a write waits for other writes before it fails, in ms. */
export const writeTimeoutMs = 5000;
/** Interval between the first attempts, and for how long it's used, in ms. This process's own writes take no longer. */
const [briefly, brief] = [1, 50];
/** Interval between later attempts, in ms. */
const longer = 20;

/**
 * Retries until no other connection holds the lock. Everything else continues between the attempts.
 * @param until by the clock of `performance`. After that, the last error is thrown.
 */
export async function retryWhileBusy<Result>(attempt: () => Result, until: number): Promise<Result> {
  const start = performance.now();
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
    await sleep(performance.now() - start < brief ? briefly : longer);
  }
}

export interface Writing {
  /**
   * Begins a transaction once nobody else writes. It takes the write lock immediately. A transaction that reads first
   * and writes later would fail if another process wrote in between, however long it waits.
   * @param patience in ms, by default that of every write
   */
  begin(patience?: number): Promise<Transaction>;
  /** Runs a single statement, retrying until the lock is free. Resolves once the change is on the disk. */
  alone<Result>(statement: () => Result): Promise<Result>;
}

export interface Transaction {
  /** Resolves once the changes are on the disk. Others may write as soon as they're committed. */
  commit(): Promise<void>;
  rollback(): void;
}

/**
 * Queues the writes through one connection, and waits for other connections.
 * @param changed is called as soon as something is committed
 */
export function createWriting(writer: DatabaseSync, { synced }: Syncing, changed: () => void): Writing {
  let last = Promise.resolve();

  /** Resolves when it's the caller's turn, with a function that ends the turn. */
  const turn = async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };

  return {
    async begin(patience = writeTimeoutMs) {
      // The deadline includes the time in the queue. Writes behind one that times out don't wait as long again.
      const until = performance.now() + patience;
      const end = await turn();
      try {
        await retryWhileBusy(() => writer.exec('begin immediate'), until);
      } catch (error) {
        end();
        throw error;
      }
      let isOpen = true;
      return {
        async commit() {
          writer.exec('commit');
          isOpen = false;
          changed();
          end();
          await synced();
        },
        rollback() {
          // If only the sync failed, the transaction is already committed. Another one may be using the connection by
          // now.
          if (!isOpen) return;
          isOpen = false;
          // Some failures end the transaction automatically, and so does closing.
          if (writer.isOpen && writer.isTransaction) writer.exec('rollback');
          end();
        },
      };
    },
    async alone(statement) {
      const until = performance.now() + writeTimeoutMs;
      const end = await turn();
      const result = await retryWhileBusy(() => {
        const done = statement();
        changed();
        return done;
      }, until).finally(end);
      await synced();
      return result;
    },
  };
}
