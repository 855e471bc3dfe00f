/** No visit that got a response is lost or counted twice while the database is away, locked or cut off. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isThorough } from '#test/run/thorough.ts';
import { hold, type OnPostgres, startOnPostgres } from '#test/start-on-postgres.ts';
import { type Load, startLoad } from '#test/visit-load.ts';

let world: OnPostgres;
beforeEach(async () => {
  world = await startOnPostgres();
});
afterEach(() => world.stop());

const recorded = async () =>
  Number((await world.sql<{ visits: string }>('select count(*) as visits from visits'))[0]?.visits);
const answered = (loads: readonly Load[]) =>
  loads.reduce((sum, { answers }) => sum + (answers.get(302) ?? 0), 0);
const journal = () => readdir(path.join(world.dataDir, 'journal')).catch(() => []);
const visitsTo = (origin: string) => startLoad([`${origin}/a`, `${origin}/b`], 8);

test(
  'known links redirect and each visit counts once while PostgreSQL is unavailable',
  { tags: ['every-case'], timeout: 120_000 },
  async () => {
    const service = await world.start();
    const load = visitsTo(service.origin);
    await load.more(302, 20);
    world.proxy.refuse(true);
    world.proxy.cut();
    await expect.poll(async () => (await journal()).length, { timeout: 20_000 }).toBe(1);
    await load.more(302, 200);
    world.proxy.refuse(false);
    await load.more(302, 200);
    await load.stop();
    await expect.poll(journal, { timeout: 20_000 }).toEqual([]);
    expect(await recorded()).toBe(answered([load]));
    const told = () => service.said().match(/does not take visits/g);
    await expect.poll(told).toHaveLength(1);
  },
);

test('journaled visits are stored once, even if the process is killed', async () => {
  const loads: Load[] = [];
  for (let round = 0; round < (isThorough ? 3 : 2); round += 1) {
    const service = await world.start();
    const load = visitsTo(service.origin);
    loads.push(load);
    await load.more(302, 20);
    world.proxy.refuse(true);
    world.proxy.cut();
    await expect.poll(async () => (await journal()).length, { timeout: 20_000 }).toBeGreaterThan(round);
    await load.more(302, 100);
    // One kill happens while the database is away, and one while the journal is being replayed.
    if (round === 1) world.proxy.refuse(false);
    await service.kill('SIGKILL');
    await load.stop();
    world.proxy.refuse(false);
  }
  const files = await journal();
  const least = answered(loads);
  const service = await world.start();
  await expect.poll(recorded, { timeout: 20_000 }).toBeGreaterThanOrEqual(least);
  // On each kill, some visits in progress were committed without a response.
  expect(await recorded()).toBeLessThanOrEqual(least + 3 * 8);
  const before = await recorded();
  await service.kill('SIGTERM');
  // The files still exist, and replaying them again doesn't count anything twice.
  expect(await journal()).toEqual(files);
  const again = await world.start();
  await visitsTo(again.origin).stop();
  const mark = await world.sql('select 1 from batches');
  expect(mark.length).toBeGreaterThan(0);
  expect(await recorded()).toBeLessThanOrEqual(before + 8);
}, 120_000);

test(
  'two processes with one data folder lose and repeat no visit while connections break',
  { tags: ['every-case'], timeout: 120_000 },
  async () => {
    const services = [await world.start(), await world.start()];
    const loads = services.map(({ origin }) => visitsTo(origin));
    for (let times = 0; times < 8; times += 1) {
      await Promise.all(loads.map((load) => load.more(302, 30)));
      if (times % 4 === 3) await world.postgres.restart(times === 3 ? 'fast' : 'crash');
      else world.proxy.cut();
    }
    await Promise.all(loads.map((load) => load.more(302, 50)));
    await Promise.all(loads.map((load) => load.stop()));
    await expect.poll(journal, { timeout: 20_000 }).toEqual([]);
    expect(await recorded()).toBe(answered(loads));
  },
);

test(
  'visits that a table lock holds up are journaled and counted once',
  { tags: ['every-case'], timeout: 120_000 },
  async () => {
    const service = await world.start();
    const load = visitsTo(service.origin);
    await load.more(302, 20);
    await hold(world, 'visits', async () => {
      await expect.poll(async () => (await journal()).length, { timeout: 20_000 }).toBe(1);
      await load.more(302, 100);
    });
    await load.more(302, 100);
    await load.stop();
    await expect.poll(journal, { timeout: 20_000 }).toEqual([]);
    expect(await recorded()).toBe(answered([load]));
  },
);
