import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/store/database/database.ts';
import * as store from '#server/store/support-requests.ts';
import { now } from '#server/rules/clock.ts';

/** The API requests of an account's programs and browsers, which are kept for a while for support. */
export interface RequestLog {
  note(request: Omit<store.NewApiRequest, 'at'>): void;
  /** Writes what is pending, so that readers see it. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Interval of writes, in ms, and the maximum number of requests that are kept in between. */
const interval = 5000;
const maxPending = 5000;
/** Rows per statement, far below what databases allow. */
const batch = 500;
/** Requests of one account between two cleanups. */
const clearedAfter = 200;

/** Returns the path only, since the query and the body contain user input. */
export const pathOnly = (url: string) => (url.split('?')[0] ?? '').slice(0, 300);

export function createRequestLog({ db, log }: { db: Db; log: FastifyBaseLogger }): RequestLog {
  let pending: store.NewApiRequest[] = [];
  let writing: Promise<void> = Promise.resolve();
  /** Requests per account since its last cleanup. The first request in a process triggers one. */
  const since = new Map<number, number>();

  async function write(): Promise<void> {
    const requests = pending;
    pending = [];
    if (requests.length === 0) return;
    try {
      for (let from = 0; from < requests.length; from += batch) {
        await store.add(db, requests.slice(from, from + batch));
      }
      const due = new Set<number>();
      for (const { account_id: account } of requests) {
        const count = (since.get(account) ?? clearedAfter) + 1;
        if (count > clearedAfter) due.add(account);
        since.set(account, count > clearedAfter ? 0 : count);
      }
      if (due.size > 0) await store.prune(db, [...due], now());
    } catch (error) {
      log.error({ err: error }, 'The latest requests could not be kept for support.');
    }
  }

  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), interval).unref();
  return {
    note(request) {
      if (pending.length < maxPending) pending.push({ ...request, at: now() });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
