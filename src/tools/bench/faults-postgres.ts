import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { startOnPostgres } from '#test/start-on-postgres.ts';
import { startLoad } from '#test/visit-load.ts';
import type { Finding } from './finding.ts';

const connections = 24;

/** Interrupts PostgreSQL under load, `times` times in each way, and counts the visits afterwards. */
export async function interruptPostgres(times: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const world = await startOnPostgres();
  const ends = (which: string) =>
    world.sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'waypost' and pid <> pg_backend_pid() and ${which}`);
  const faults: [string, () => Promise<unknown>][] = [
    ['restart', () => world.postgres.restart('fast')],
    ['crash', () => world.postgres.restart('crash')],
    ['connections ended', () => ends('true')],
    ['ended while running', () => ends(`state = 'active'`)],
    ['connections cut', async () => world.proxy.cut()],
  ];
  const recorded = async () =>
    Number((await world.sql<{ visits: string }>('select count(*) as visits from visits'))[0]?.visits);
  const journal = () => readdir(path.join(world.dataDir, 'journal')).catch(() => []);
  try {
    for (const [experiment, break_] of faults) {
      const before = await recorded();
      const service = await world.start();
      const load = startLoad([`${service.origin}/a`, `${service.origin}/b`], connections, { pause: 0 });
      const writes = startLoad([`${service.origin}/api/keys`], 4, {
        pause: 0,
        headers: { Authorization: `Bearer ${world.key}` },
      });
      let slowest = 0;
      for (let time = 0; time < times && service.isRunning(); time += 1) {
        await load.more(302, connections);
        await break_();
        const began = performance.now();
        await Promise.race([writes.more(200, 4), service.ended]);
        slowest = Math.max(slowest, performance.now() - began);
      }
      await Promise.all([load.stop(), writes.stop()]);
      const isRunning = service.isRunning();
      const until = performance.now() + 30_000;
      while ((await journal()).length > 0 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 200));
      await service.kill('SIGTERM');
      const answered = load.answers.get(302) ?? 0;
      const difference = (await recorded()) - before - answered;
      const others = [...load.answers].filter(([status]) => status !== 302);
      findings.push({
        experiment,
        database: 'PostgreSQL',
        times,
        answered,
        lost: Math.max(0, -difference),
        doubled: Math.max(0, difference),
        remark: `${isRunning ? 'runs' : 'ENDED'}; answers again after ${Math.round(slowest)} ms at most; ${
          others.map(([status, count]) => `${count} × ${status}`).join(', ') || 'nothing but 302'
        }`,
        isWrong: !isRunning,
      });
    }
  } finally {
    await world.stop();
  }
  return findings;
}
