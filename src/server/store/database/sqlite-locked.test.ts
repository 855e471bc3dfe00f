import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdLock } from '#test/hold-lock.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

/** Only SQLite is tested, since no writer in PostgreSQL makes all others wait. */
let waypost: TestService;
let ada: TestAccount;
let letGo: (() => Promise<void>) | undefined;
beforeEach(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterEach(async () => {
  await letGo?.();
  letGo = undefined;
  await waypost.stop();
});

const add = () =>
  waypost.call('POST', '/api/channel/add', { key: ada.key, body: { name: `Channel ${Math.random()}` } });
const read = () => waypost.call('GET', '/api/channels', { key: ada.key });

test('reads succeed and writes wait while another process holds the write lock', async () => {
  // The first call with a key records that it was used.
  await read();
  letGo = await holdLock(waypost.service.config.DATA_DIR);
  const order: string[] = [];
  const written = add().then((reply) => {
    order.push('written');
    return reply;
  });
  for (let asked = 0; asked < 3; asked += 1) {
    expect(await read()).toMatchObject({ status: 200, body: { data: { result: 0 } } });
    expect((await fetch(`${waypost.url}/nowhere`, { redirect: 'manual' })).status).toBe(404);
  }
  order.push('read');
  await letGo();
  expect(await written).toMatchObject({ status: 200, body: { error: 0 } });
  expect(order).toEqual(['read', 'written']);
  expect((await read()).body.data.result).toBe(1);
});

test(
  'a write that waits too long for the lock is refused with 503, and later writes succeed',
  { tags: ['every-case'] },
  async () => {
    await read();
    letGo = await holdLock(waypost.service.config.DATA_DIR);
    // They wait at the same time, not one after the other.
    const start = performance.now();
    for (const reply of await Promise.all([add(), add(), add()])) {
      expect(reply).toMatchObject({ status: 503, body: { error: 1, message: expect.any(String) } });
    }
    expect(performance.now() - start).toBeLessThan(14_000);
    expect((await read()).body.data.result).toBe(0);
    await letGo();
    expect((await add()).status).toBe(200);
  },
);

test('a failed transaction is rolled back and leaves the next one unaffected', async () => {
  const { db } = waypost.service;
  const failing = db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ plan: 'gone' }).execute();
    throw new Error('no');
  });
  const [failed, plan] = await Promise.allSettled([
    failing,
    db.transaction().execute((trx) => trx.selectFrom('accounts').select('plan').executeTakeFirstOrThrow()),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'no' } });
  expect(plan).toMatchObject({ status: 'fulfilled', value: { plan: 'free' } });
});

test('reads outside an open transaction see only committed data', async () => {
  const { db } = waypost.service;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ plan: 'pro' }).execute();
    expect(await db.selectFrom('accounts').select('plan').execute()).toEqual([{ plan: 'free' }]);
    expect(await trx.selectFrom('accounts').select('plan').execute()).toEqual([{ plan: 'pro' }]);
  });
  expect(await db.selectFrom('accounts').select('plan').execute()).toEqual([{ plan: 'pro' }]);
});
