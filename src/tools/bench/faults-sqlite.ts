import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#server/store/database/database.ts';
import { cutPower } from '#test/cut-power.ts';
import { holdLock } from '#test/hold-lock.ts';
import { addFullKey } from '#test/records/add-full-key.ts';
import { addTargets } from '#test/random-visits.ts';
import { mainScript, type Process, startProcess } from '#test/start-process.ts';
import { type Load, startLoad } from '#test/visit-load.ts';
import type { Finding } from './finding.ts';

const run = promisify(execFile);
const connections = 24;
const key = 'a-key-for-faults';

interface World {
  dataDir: string;
  service: Process;
  load: Load;
  /** Lists the links once. Returns the time in ms, and whether all visits were counted. */
  list(): Promise<{ took: number; isCounted: boolean }>;
}

/** Runs the service with SQLite under load in a folder, causes a fault, and counts the visits afterwards. */
async function underLoad(
  experiment: string,
  times: number,
  dataDir: string,
  fault: (world: World) => Promise<string>,
): Promise<Finding> {
  const seed = await openDatabase({ dataDir });
  await addTargets(seed);
  await addFullKey(seed, key);
  await seed.close();
  const service = await startProcess(mainScript, [], {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '900000',
  });
  const load = startLoad([`${service.origin}/a`, `${service.origin}/b`], connections, { pause: 0 });
  const list = async () => {
    const began = performance.now();
    const answer = await fetch(`${service.origin}/api/urls`, { headers: { Authorization: `Bearer ${key}` } });
    await answer.arrayBuffer();
    return {
      took: performance.now() - began,
      isCounted: answer.ok && !answer.headers.has('X-Counted-Until'),
    };
  };
  await load.more(302, connections);
  const remark = await fault({ dataDir, service, load, list });
  await load.stop();
  const journal = () => readdir(path.join(dataDir, 'journal')).catch(() => []);
  const until = performance.now() + 30_000;
  while ((await journal()).length > 0 && performance.now() < until) await sleep(200);
  const isRunning = service.isRunning();
  await service.kill('SIGTERM');
  const after = await openDatabase({ dataDir });
  const { visits } = await after.db
    .selectFrom('visits')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .executeTakeFirstOrThrow();
  await after.close();
  const answered = load.answers.get(302) ?? 0;
  const difference = Number(visits) - answered;
  const others = [...load.answers].filter(([status]) => status !== 302);
  return {
    experiment,
    database: 'SQLite',
    times,
    answered,
    lost: Math.max(0, -difference),
    doubled: Math.max(0, difference),
    remark: [remark, ...others.map(([status, count]) => `${count} × ${status}`)].join('; '),
    isWrong: !isRunning,
  };
}

async function inFolder(run_: (folder: string) => Promise<Finding>): Promise<Finding> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-faults-'));
  try {
    return await run_(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const locked = (times: number) =>
  inFolder((folder) =>
    underLoad('write lock held for 3 s', times, folder, async ({ dataDir, load, list }) => {
      let reading = 0;
      for (let time = 0; time < times; time += 1) {
        const letGo = await holdLock(dataDir);
        const held = sleep(3000);
        await sleep(500);
        reading = Math.max(reading, (await list()).took);
        await held;
        await letGo();
        await load.more(302, connections * 4);
      }
      return `slowest redirect ${Math.round(load.slowest())} ms, a list meanwhile ${Math.round(reading)} ms`;
    }),
  );

/** Fills a disk in memory, so that only the service runs out of space. Returns undefined if none can be mounted. */
async function filled(times: number): Promise<Finding | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-faults-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'none', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  try {
    return await underLoad('disk full for 2 s', times, folder, async ({ dataDir, load, list }) => {
      const [fill, reserve] = [path.join(dataDir, 'fill'), path.join(dataDir, 'journal-reserve')];
      let reading = 0;
      for (let time = 0; time < times; time += 1) {
        // The service checks for the reserve every minute.
        const until = performance.now() + 70_000;
        while (!existsSync(reserve) && performance.now() < until) await sleep(100);
        if (!existsSync(reserve)) return `no room for the reserve of the journal after ${time} times`;
        // Fills the disk until the database has no space left and the journal uses its reserve.
        while (existsSync(reserve)) {
          const { bavail, bsize } = await statfs(dataDir);
          await writeFile(fill, Buffer.alloc(bavail * bsize), { flag: 'a' }).catch(() => undefined);
          await sleep(20);
        }
        await sleep(2000);
        reading = Math.max(reading, (await list()).took);
        await rm(fill);
        await load.more(302, connections * 4);
      }
      return `a list meanwhile ${Math.round(reading)} ms`;
    });
  } finally {
    await run('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

const burst = () =>
  inFolder((folder) =>
    underLoad('counting after 10 s of load', 1, folder, async ({ load, list }) => {
      await sleep(10_000);
      await load.stop();
      const first = await list();
      const began = performance.now();
      while (!(await list()).isCounted) await sleep(50);
      const counted = first.isCounted ? 0 : performance.now() - began;
      return `the first list after ${Math.round(first.took)} ms, everything counted after ${Math.round(counted)} ms`;
    }),
  );

async function powerCut(times: number): Promise<Finding | undefined> {
  let [answered, lost] = [0, 0];
  for (let time = 0; time < times; time += 1) {
    const found = await cutPower(connections);
    if (!found) return undefined;
    const { acknowledged, kept } = found;
    answered += acknowledged.visits + acknowledged.links;
    lost += Math.max(0, acknowledged.visits - kept.visits) + Math.max(0, acknowledged.links - kept.links);
  }
  return {
    experiment: 'power cut (image of the disk)',
    database: 'SQLite',
    times,
    answered,
    lost,
    doubled: 0,
    remark: 'visits and links that were acknowledged',
  };
}

/** Takes what SQLite needs away under load: its lock, its disk, the power. */
export async function disruptSqlite(kills: number): Promise<Finding[]> {
  const times = Math.max(1, Math.round(kills / 3));
  const found = [await powerCut(times), await locked(times), await filled(times), await burst()];
  if (found.includes(undefined))
    console.log('Nothing can be mounted here: power cut or full disk is left out.');
  return found.filter((finding) => finding !== undefined);
}
