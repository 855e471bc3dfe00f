import type { JobStorage } from './job-storage.ts';

/** So that of all tabs one alone runs the jobs of an account. */
export interface RunLock {
  /** Does the work as soon as nobody else does it. The work asks before each request whether it is still the one. */
  hold(stop: AbortSignal, work: (isMine: () => Promise<boolean>) => Promise<void>): Promise<void>;
}

/** The browser's own locks: they are free the moment their tab is gone. Only on https and on this machine. */
const webLock = (name: string): RunLock => ({
  async hold(stop, work) {
    try {
      await navigator.locks.request(`waypost-jobs ${name}`, { signal: stop }, () => work(async () => true));
    } catch (error) {
      if (!stop.aborted) throw error;
    }
  },
});

/** Hidden tabs are woken once a minute, and a request may wait a minute for the limit. In ms, as the next. */
const leaseTime = 150_000;
const askingTime = 5000;

/** On plain http: a mark in the database, prolonged with every request. One that was left behind runs out. */
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

/** Until so many ms are over, or there is something else to do. */
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
