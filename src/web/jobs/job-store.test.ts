import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { provideIndexedDb } from '#test/indexed-db.ts';
import { databaseStorage } from './database-storage.ts';
import { type Job, newJob, paused, withResults } from './job.ts';
import { openStore } from './job-store.ts';
import { leaseLock } from './run-lock.ts';
import { memoryStorage, type JobStorage } from './job-storage.ts';

provideIndexedDb();

const job = newJob(
  {
    kind: 'test',
    title: 'Test',
    noun: 'row',
    did: 'done',
    task: { group: 3 },
    rows: [{ key: 'one', title: 'One', text: '', item: { id: 1 } }],
  },
  'j1',
  1,
);

const shelves: { where: string; open: () => Promise<JobStorage> }[] = [
  { where: 'in the database', open: () => databaseStorage('a 1') },
  { where: 'in memory', open: async () => memoryStorage() },
];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each(shelves)('$where', ({ open }) => {
  test('a job is stored with the parts of its rows and removed with them', async () => {
    const shelf = await open();
    const store = await openStore('a 1', shelf);
    await store.add(job);
    const done = (now: Job) => withResults(now, new Map([['one', { state: 'done', result: 7 }]]), 5);
    await store.change('j1', done, { row: 'one', value: ['much'] });
    expect(await shelf.get('j1')).toMatchObject({ ended: 5, rows: [{ state: 'done', result: 7 }] });
    expect(await store.part('j1', 'one')).toEqual(['much']);
    await store.remove('j1');
    expect(await shelf.all()).toEqual([]);
    expect(await store.part('j1', 'one')).toBeUndefined();
    store.close();
  });

  test('a change that leaves a job unchanged notifies no listener', async () => {
    const store = await openStore('a 1', await open());
    await store.add(job);
    const listener = vi.fn<() => void>();
    store.watch(listener);
    expect(await store.change('j1', () => undefined)).toBeUndefined();
    expect(await store.change('gone', (now) => paused(now, true))).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
    store.close();
  });
});

test('tabs share the jobs of their own account only', async () => {
  const one = await openStore('a 1', await databaseStorage('a 1'));
  const two = await openStore('a 1', await databaseStorage('a 1'));
  const other = await openStore('a 2', await databaseStorage('a 2'));
  await one.add(job);
  await expect.poll(() => two.jobs()).toHaveLength(1);
  await two.change('j1', (now) => paused(now, true));
  await expect.poll(() => one.jobs()[0]?.paused).toBe(true);
  expect(other.jobs()).toEqual([]);
  for (const store of [one, two, other]) store.close();
});

test('signing out deletes the database even while a tab has it open', async () => {
  const store = await openStore('a 1', await databaseStorage('a 1'));
  await store.add(job);
  const [{ name = '' } = {}] = await indexedDB.databases();
  expect(name).toMatch(/^waypost-kept-/);
  await new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.addEventListener('success', resolve);
    deletion.addEventListener('error', reject);
  });
  await expect(store.change('j1', (now) => paused(now, true))).rejects.toThrow(/not allowed|clos/);
  store.close();
});

test('the lease to run belongs to one tab until it expires', async () => {
  const shelf = await databaseStorage('a 1');
  expect(await shelf.lease('one', 0, 100)).toBe(true);
  expect(await shelf.lease('two', 50, 150)).toBe(false);
  expect(await shelf.lease('one', 60, 160)).toBe(true);
  expect(await shelf.lease('two', 160, 260)).toBe(true);
  expect(await shelf.lease('one', 170, 270)).toBe(false);
  shelf.close();
});

test('without locks, a second tab runs once the lease of an unresponsive tab expires', async () => {
  vi.useFakeTimers();
  let held = { owner: '', until: 0 };
  const shelf: JobStorage = {
    ...memoryStorage(),
    async lease(owner, now, until) {
      if (held.owner !== owner && held.until > now) return false;
      held = { owner, until };
      return true;
    },
  };
  const stop = new AbortController().signal;
  const order: string[] = [];
  const frozen = Promise.withResolvers<undefined>();
  const one = leaseLock(shelf, 'one').hold(stop, async (isMine) => {
    order.push('one runs');
    await frozen.promise;
    order.push(`one goes on: ${await isMine()}`);
  });
  const two = leaseLock(shelf, 'two').hold(stop, async () => {
    order.push('two runs');
    frozen.resolve(undefined);
    await one;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order).toEqual(['one runs']);
  await vi.advanceTimersByTimeAsync(120_000);
  await two;
  expect(order).toEqual(['one runs', 'two runs', 'one goes on: false']);
  vi.useRealTimers();
});
