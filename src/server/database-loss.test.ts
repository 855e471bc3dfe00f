/**
 * What happens when PostgreSQL goes away and comes back. Run `npm run bench -- faults` for larger numbers.
 * @module-tag every-case
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OnPostgres, startOnPostgres } from '#test/start-on-postgres.ts';
import type { Process } from '#test/start-process.ts';
import { type Load, startLoad } from '#test/visit-load.ts';

let world: OnPostgres;
let service: Process;
let loads: Load[];
beforeAll(async () => {
  world = await startOnPostgres();
});
afterAll(() => world.stop());
beforeEach(async () => {
  service = await world.start();
  let made = 0;
  loads = [
    startLoad([`${service.origin}/a`, `${service.origin}/b`], 8),
    startLoad([`${service.origin}/api/url/add`], 4, {
      method: 'POST',
      headers: { Authorization: `Bearer ${world.key}`, 'Content-Type': 'application/json' },
      body: () => JSON.stringify({ url: `https://example.com/${++made}` }),
    }),
  ];
});
afterEach(async () => {
  await Promise.all(loads.map((load) => load.stop()));
  await service.kill('SIGKILL');
});

/** Waits until visits are redirected and links are created. */
const works = () => Promise.all([loads[0]?.more(302, 20), loads[1]?.more(200, 5)]);

const statuses = () => [...new Set(loads.flatMap(({ answers }) => [...answers.keys()]))].toSorted();

const faults: [name: string, break_: () => Promise<unknown>][] = [
  ['PostgreSQL is restarted', () => world.postgres.restart('fast')],
  ['PostgreSQL crashes', () => world.postgres.restart('crash')],
  [
    'a connection is ended within a transaction',
    async () => {
      const end = `select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = 'waypost' and state like 'idle in transaction%'`;
      for (let ended = 0; ended < 3;) ended += (await world.sql(end)).length;
    },
  ],
  [
    'every connection is ended',
    () =>
      world.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'waypost' and pid <> pg_backend_pid()`,
      ),
  ],
  ['every connection breaks', async () => world.proxy.cut()],
];

test.each(faults)(
  'the service keeps running when %s under load',
  async (_name, break_) => {
    for (let times = 0; times < 3; times += 1) {
      await works();
      await break_();
      expect(service.isRunning()).toBe(true);
    }
    await works();
    expect(service.isRunning()).toBe(true);
    expect(statuses().filter((status) => ![200, 302, 503].includes(status))).toEqual([]);
  },
  120_000,
);
