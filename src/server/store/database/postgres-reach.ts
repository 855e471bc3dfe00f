import { setTimeout as sleep } from 'node:timers/promises';

/** Whether PostgreSQL answers. While it does not, nobody waits for it. */
export interface Reach {
  /** Unix milliseconds; undefined: it is not known to be away. */
  awaySince(): number | undefined;
  /** To be called when a question was not answered. */
  lost(): void;
}

/** Between two looks whether it is back, in milliseconds. */
const interval = 500;

/** @param ask settles once the database has answered something */
export function createReach(ask: () => Promise<unknown>): Reach {
  let since: number | undefined;

  const look = async (): Promise<void> => {
    await sleep(interval, undefined, { ref: false });
    try {
      await ask();
      since = undefined;
    } catch {
      await look();
    }
  };
  return {
    awaySince: () => since,
    lost() {
      if (since !== undefined) return;
      since = Date.now();
      void look();
    },
  };
}
