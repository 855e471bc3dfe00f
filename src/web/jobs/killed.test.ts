import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { provideIndexedDb } from '#test/indexed-db.ts';
import { z } from 'zod/mini';
import { databaseStorage } from './database-storage.ts';
import { newJob, rowsIn } from './job.ts';
import { type JobStore, openStore } from './job-store.ts';
import { defineKind, type Kind } from './kind.ts';
import { only, run, work } from './try-jobs.ts';

provideIndexedDb();

/** Never resolves, like a page that was killed. */
const dead = () => new Promise<never>(() => undefined);

/** A server that records how often it handled each row. */
function createServer() {
  const done: string[] = [];
  return { done, countOf: (key: string) => done.filter((each) => each === key).length };
}
type Server = ReturnType<typeof createServer>;

interface Life {
  /** The step at which the page is killed, counted over all steps of the store and the server. */
  killedAt: number;
  steps: number;
}

async function step(life: Life) {
  life.steps += 1;
  if (life.steps > life.killedAt) await dead();
}

function kindFor(server: Server, life: Life, { checks }: { checks: boolean }): Kind {
  return defineKind({
    name: 'test',
    task: z.unknown(),
    item: z.string(),
    async send(item, _task, { before }) {
      await before?.();
      await step(life);
      server.done.push(item);
      await step(life);
      return { result: item };
    },
    ...(checks
      ? {
          async check(item: string) {
            await step(life);
            return server.done.includes(item) ? { result: item } : undefined;
          },
        }
      : {}),
    refresh: () => undefined,
  });
}

/** The store of a page that may be killed before and after each of its steps. */
function mortal(store: JobStore, life: Life): JobStore {
  return {
    ...store,
    async change(id, change, part) {
      await step(life);
      const now = await store.change(id, change, part);
      await step(life);
      return now;
    },
  };
}

const forever = { killedAt: Infinity, steps: 0 };

describe('a job whose page is killed at any step', () => {
  test.each([
    { what: 'a repeatable job finishes every row', checks: false, mostTimes: 2, mostUnclear: 0 },
    { what: 'any other job sends each row at most once', checks: true, mostTimes: 1, mostUnclear: 1 },
  ])('ends without forgetting a row: $what', async ({ checks, mostTimes, mostUnclear }) => {
    let killedAt = 0;
    for (; ; killedAt += 1) {
      globalThis.indexedDB = new IDBFactory();
      const server = createServer();
      const life = { killedAt, steps: 0 };
      const first = await openStore('a 1', await databaseStorage('a 1'));
      await first.add(newJob(work, 'j1', 1));
      const killed = run(mortal(first, life), kindFor(server, life, { checks }));
      const isOver = await Promise.race([killed.then(() => true), untilKilled(life)]);
      first.close();

      const second = await openStore('a 1', await databaseStorage('a 1'));
      await run(second, kindFor(server, forever, { checks }));
      const job = only(second);
      second.close();
      const told = `killed at step ${killedAt}`;
      expect(job.ended, told).toBeDefined();
      expect(rowsIn(job, 'waiting', 'sending', 'failed'), told).toEqual([]);
      // No row is marked as done that isn't.
      expect(
        rowsIn(job, 'done').filter(({ key }) => server.countOf(key) === 0),
        told,
      ).toEqual([]);
      expect(Math.max(...job.rows.map(({ key }) => server.countOf(key))), told).toBeLessThanOrEqual(
        mostTimes,
      );
      // At most one row can have been in progress.
      expect(rowsIn(job, 'unclear').length, told).toBeLessThanOrEqual(mostUnclear);
      if (isOver) break;
    }
    expect(killedAt).toBeGreaterThan(10);
  });
});

/** Resolves when the page has been killed. */
const untilKilled = (life: Life) =>
  vi.waitFor(
    () => {
      if (life.steps <= life.killedAt) throw new Error('It lives.');
      return false;
    },
    { interval: 1, timeout: 5000 },
  );
