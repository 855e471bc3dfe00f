import { afterEach, describe, expect, test, vi } from 'vitest';
import { provideIndexedDb } from '#test/indexed-db.ts';
import { forgetKeptDatabases } from '#web/browser/kept-databases.ts';
import { createAccountReplica } from './account-replica.ts';
import type { ReplicaStore } from './replica-store.ts';
import { databaseStore } from './database-store.ts';

provideIndexedDb();

const part = (ids: readonly number[], result = ids.length, maxpage = 1) => ({
  rows: ids.map((id) => ({ id, alias: `a${id}`, clicks: id, date: '2025-01-01 00:00:00' })),
  result,
  maxpage,
  askedAt: Date.now(),
});

const stores: ReplicaStore[] = [];
const open = async (name = 'here 1') => {
  const store = await databaseStore(name);
  stores.push(store);
  return store;
};
const copyIn = async (store: ReplicaStore) => {
  const copy = createAccountReplica(store, () => undefined);
  await copy.load();
  return copy;
};

afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  await forgetKeptDatabases();
});

describe('a copy in the browser', () => {
  test('continues its sweep after a reload', async () => {
    const before = await copyIn(await open());
    await before.sweepPage('links', part([4, 3], 4, 2));
    const after = await copyIn(await open());
    expect(after.stateOf('links')).toMatchObject({ isWhole: false, total: 4 });
    expect(after.stateOf('links').sweep?.page).toBe(2);
    await after.sweepPage('links', part([2, 1], 4, 2));
    const last = await copyIn(await open());
    expect(last.stateOf('links').isWhole).toBe(true);
    expect(last.sizeOf('links')).toBe(4);
    expect(last.get('links').readings).toHaveLength(1);
  });

  test('of 12,001 records is read back completely, in parts, each record once', async () => {
    const before = await copyIn(await open());
    const ids = Array.from({ length: 12_001 }, (_, place) => 12_001 - place);
    await before.sweepPage('links', part(ids));
    const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const after = await copyIn(await open());
    expect(after.sizeOf('links')).toBe(12_001);
    expect(after.rowOf('links', 7)?.alias).toBe('a7');
    // The page stays responsive between the parts.
    const parts = reads.mock.results.map(({ value }) => (value as IDBRequest<unknown[]>).result.length);
    expect(Math.max(...parts)).toBeLessThanOrEqual(500);
    expect(parts.reduce((sum, length) => sum + length, 0)).toBe(12_001);
  });

  test('of one account is separate from that of another', async () => {
    await (await copyIn(await open('here 1'))).sweepPage('links', part([1]));
    expect((await copyIn(await open('here 2'))).sizeOf('links')).toBe(0);
  });

  test('is synchronized between tabs', async () => {
    const [one, other] = [await copyIn(await open()), await copyIn(await open())];
    await one.sweepPage('links', part([2, 1]));
    await expect.poll(() => other.sizeOf('links')).toBe(2);
    await other.changeHere('links', { removed: [1] });
    await expect.poll(() => one.sizeOf('links')).toBe(1);
  });

  test('is leased to one tab until the lease runs out', async () => {
    const [one, other] = [await open(), await open()];
    expect(await one.lease(1000, 0)).toBe(true);
    expect(await other.lease(1000, 10)).toBe(false);
    expect(await one.lease(2000, 20)).toBe(true);
    expect(await other.lease(3000, 2000)).toBe(true);
  });

  test('forgets the items of a channel that is removed', async () => {
    const store = await open();
    const copy = await copyIn(store);
    await copy.sweepPage('channels', part([5]));
    await copy.sweepPage('items 5', part([1]));
    await copy.changeHere('channels', { removed: [5] });
    await expect.poll(() => store.read('items 5')).toBeUndefined();
  });

  test('is deleted with all other stored databases even while open', async () => {
    const copy = await copyIn(await open());
    await copy.sweepPage('links', part([1]));
    await forgetKeptDatabases();
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
    // A write after the database is deleted doesn't fail.
    await copy.changeHere('links', { removed: [1] });
    expect((await copyIn(await open())).sizeOf('links')).toBe(0);
  });
});
