import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './sqlite.ts';
import type { Syncing } from './sqlite-syncing.ts';

/** Milliseconds that a write waits for those of others before it fails. */
export const writePatience = 5000;
/** Milliseconds between the first tries, and for how long: what this process itself writes takes no longer. */
const [briefly, brief] = [1, 50];
/** Between the later ones. */
const longer = 20;

/**
 * Tries until no other connection holds the lock, in turns of the event loop, so that everything else goes on.
 * @param until by the clock of `performance`; then the last refusal is thrown
 */
export async function whenFree<Result>(attempt: () => Result, until: number): Promise<Result> {
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
   * Begins a transaction once nobody else writes. It takes the write lock at once: one that read first and wrote later
   * would fail where another process wrote in between, however patient it is.
   * @param patience milliseconds; as for every write, unless given
   */
  begin(patience?: number): Promise<Transaction>;
  /** Carries out one statement by itself, again and again until the lock is free; settles once it is on the disk. */
  alone<Result>(statement: () => Result): Promise<Result>;
}

export interface Transaction {
  /** Settles once what was written is on the disk; others may write as soon as it is committed. */
  commit(): Promise<void>;
  rollback(): void;
}

/**
 * Lets those who write through one connection take turns, and wait for other connections.
 * @param changed is called as soon as something is committed
 */
export function createWriting(writer: DatabaseSync, { synced }: Syncing, changed: () => void): Writing {
  let last = Promise.resolve();

  /** Settles when it is the caller's turn, with what ends it. */
  const turn = async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };

  return {
    async begin(patience = writePatience) {
      // Those who queue behind one that waits in vain do not wait as long again.
      const until = performance.now() + patience;
      const end = await turn();
      try {
        await whenFree(() => writer.exec('begin immediate'), until);
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
          // Committed already, where only the sync has failed: by now the connection may be another's.
          if (!isOpen) return;
          isOpen = false;
          // Some failures end the transaction by themselves, and closing does.
          if (writer.isOpen && writer.isTransaction) writer.exec('rollback');
          end();
        },
      };
    },
    async alone(statement) {
      const until = performance.now() + writePatience;
      const end = await turn();
      const result = await whenFree(() => {
        const done = statement();
        changed();
        return done;
      }, until).finally(end);
      await synced();
      return result;
    },
  };
}
