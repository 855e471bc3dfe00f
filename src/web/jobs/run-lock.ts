import type { JobStorage } from './job-storage.ts';

/** Ensures that only one tab runs an account's jobs. */
export interface RunLock {
  /**
   * Does the work once no other tab does. The work checks before each request whether this tab still holds the lock.
   */
  hold(stop: AbortSignal, work: (isMine: () => Promise<boolean>) => Promise<void>): Promise<void>;
}

/**
 * Uses the browser's Web Locks, which are released as soon as their tab is gone. Available only on HTTPS and localhost.
 */
const webLock = (name: string): RunLock => ({
  async hold(stop, work) {
    try {
      await navigator.locks.request(`waypost-jobs ${name}`, { signal: stop }, () => work(async () => true));
    } catch (error) {
      if (!stop.aborted) throw error;
    }
  },
});

/**
 * Duration of a lease in ms. Hidden tabs wake only once a minute, and a request may wait a minute for the rate limit.
 * `askingTime` is the time between attempts, also in ms.
 */
const leaseTime = 150_000;
const askingTime = 5000;

/** Uses a lease in the database, for plain HTTP. Every request renews it. An abandoned lease expires. */
export function leaseLock(storage: JobStorage, owner = Math.random().toString(36).slice(2)): RunLock {
  const take = (until: number) => storage.lease(owner, Date.now(), until);
  return {
    async hold(stop, work) {
      while (!stop.aborted && !(await take(Date.now() + leaseTime))) await rest(askingTime, stop);
      if (stop.aborted) return;
      const giveBack = () => void take(0).catch(() => undefined);
      window.addEventListener('pagehide', giveBack);
      try {
        await work(() => take(Date.now() + leaseTime));
      } finally {
        window.removeEventListener('pagehide', giveBack);
        giveBack();
      }
    },
  };
}

export function runLock(name: string, storage: JobStorage): RunLock {
  if (!storage.shared) return { hold: (_stop, work) => work(async () => true) };
  return 'locks' in navigator ? webLock(name) : leaseLock(storage);
}

/** Resolves after `ms` or when a signal aborts. */
const rest = (ms: number, ...signals: readonly AbortSignal[]) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    for (const signal of signals) {
      if (signal.aborted) over();
      else signal.addEventListener('abort', over);
    }
  });
