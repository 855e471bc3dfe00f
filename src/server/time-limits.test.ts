/**
 * How long the service waits for a PostgreSQL that doesn't respond.
 * @module-tag every-case
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './store/database/database.ts';
import { unlimited } from './store/database/postgres.ts';
import { sendRequest } from '#test/send-request.ts';
import { hold, type OnPostgres, startOnPostgres } from '#test/start-on-postgres.ts';
import { startLoad } from '#test/visit-load.ts';

let world: OnPostgres;
beforeAll(async () => {
  world = await startOnPostgres();
});
afterAll(() => world.stop());
afterEach(() => world.proxy.hang(false));

/** The service is stopped after the test, so that its connections don't count toward the next one's. */
async function start(environment?: Record<string, string>) {
  const service = await world.start(environment);
  onTestFinished(() => service.kill('SIGKILL'));
  return service;
}

const authorized = () => ({ headers: { Authorization: `Bearer ${world.key}` } });

test('a request that waits too long for a locked table gets a 503 with Retry-After', async () => {
  const service = await start();
  const answer = await hold(world, 'pixels', () => sendRequest(`${service.origin}/api/pixels`, authorized()));
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(JSON.parse(answer.body)).toEqual({
    error: 1,
    message: 'The database is busy. Nothing was changed. Try again in a minute.',
  });
  expect((await sendRequest(`${service.origin}/api/pixels`, authorized())).status).toBe(200);
}, 60_000);

test('requests that wait for a locked table don’t delay visits', async () => {
  const service = await start();
  await hold(world, 'pixels', async () => {
    const lists = startLoad([`${service.origin}/api/pixels`], 20, authorized());
    const visits = startLoad([`${service.origin}/a`], 4);
    await visits.more(302, 50);
    await visits.stop();
    expect([...visits.answers.keys()]).toEqual([302]);
    await lists.more(503, 1);
    await service.kill('SIGKILL');
    await lists.stop();
  });
}, 60_000);

test('a request gets a 503 while the database connection hangs, and visits work afterwards', async () => {
  const service = await start();
  const visits = startLoad([`${service.origin}/a`], 4);
  await visits.more(302, 5);
  world.proxy.hang(true);
  expect((await sendRequest(`${service.origin}/nothing-known`)).status).toBe(503);
  world.proxy.hang(false);
  await visits.more(302, 20);
  await visits.stop();
  expect(service.isRunning()).toBe(true);
}, 60_000);

test('SIGTERM ends the service while a statement hangs', async () => {
  const service = await start();
  await hold(world, 'pixels', async () => {
    const hanging = sendRequest(`${service.origin}/api/pixels`, authorized()).catch(() => undefined);
    await expect
      .poll(() => world.sql(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`))
      .not.toEqual([]);
    const began = performance.now();
    await service.kill('SIGTERM');
    expect(performance.now() - began).toBeLessThan(20_000);
    await hanging;
  });
}, 60_000);

test('SIGTERM ends the service while the database connection hangs', async () => {
  const service = await start();
  const visits = startLoad([`${service.origin}/a`], 4);
  await visits.more(302, 5);
  world.proxy.hang(true);
  const began = performance.now();
  await service.kill('SIGTERM');
  expect(performance.now() - began).toBeLessThan(20_000);
  await visits.stop();
}, 60_000);

test('DATABASE_POOL limits the open connections, apart from two for counting', async () => {
  const service = await start({ DATABASE_POOL: '4' });
  const loads = [
    startLoad([`${service.origin}/a`], 20),
    startLoad([`${service.origin}/api/pixels`], 20, authorized()),
  ];
  await Promise.all([loads[0]?.more(302, 100), loads[1]?.more(200, 100)]);
  const open = await world.sql(
    `select 1 from pg_stat_activity where application_name = 'waypost' and datname = 'waypost'`,
  );
  expect(open.length).toBeGreaterThan(0);
  // Counting has up to two connections of its own.
  expect(open.length).toBeLessThanOrEqual(6);
  await Promise.all(loads.map((load) => load.stop()));
}, 60_000);

test('statements have a time limit, and migrations have none', async () => {
  const limit = sql<{ statement_timeout: string }>`show statement_timeout`;
  const url = world.postgres.url('waypost');
  const database = await openDatabase({ url, dataDir: world.dataDir });
  expect((await limit.execute(database.db)).rows).toEqual([{ statement_timeout: '30s' }]);
  await database.close();
  await unlimited(url, async (db) => {
    expect((await limit.execute(db)).rows).toEqual([{ statement_timeout: '0' }]);
  });
});
