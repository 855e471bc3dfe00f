import { setTimeout as sleep } from 'node:timers/promises';

/** Whether PostgreSQL responds. While it doesn't, no request waits for it. */
export interface Availability {
  /** Unix time in ms. Undefined if the database isn't known to be unavailable. */
  awaySince(): number | undefined;
  /** Must be called when a query got no response. */
  lost(): void;
}

/** Interval between checks whether the database is back, in ms. */
const interval = 500;

/** @param ask resolves once the database has responded to something */
export function createAvailability(ask: () => Promise<unknown>): Availability {
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
