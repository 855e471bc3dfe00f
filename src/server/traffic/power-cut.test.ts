import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccount } from '#server/routes/add-account.ts';
import { openDatabase } from '#server/store/database.ts';
import { browser } from '#test/ask.ts';
import { type Process, startProcess } from '#test/start-process.ts';

/**
 * The data lie in a file system of their own, inside an image. What the image holds at a moment is what a disk would
 * hold if the power went then: what was written and not synced is still in the memory of the system.
 * Only root may mount one, and not on every machine; elsewhere these tests are left out.
 */
const run = promisify(execFile);
const connections = 8;
const mib = 1024 * 1024;

let scratch: string;
const mounted: string[] = [];
const running: Process[] = [];
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'waypost-disk-'));
});
afterEach(async () => {
  for (const service of running.splice(0)) await service.kill('SIGKILL');
  for (const folder of mounted.splice(0)) await run('umount', [folder]);
  await rm(scratch, { recursive: true, force: true });
});

async function mount(image: string): Promise<string> {
  const folder = `${image}-mounted`;
  await mkdir(folder);
  await run('mount', ['-o', 'loop', image, folder]);
  mounted.push(folder);
  return folder;
}

/** An empty disk, or undefined where this machine lets nobody mount one. */
async function newDisk(): Promise<{ image: string; folder: string } | undefined> {
  const image = path.join(scratch, 'disk');
  try {
    await writeFile(image, '');
    await truncate(image, 96 * mib);
    await run('mkfs.ext4', ['-q', '-F', image]);
    return { image, folder: await mount(image) };
  } catch {
    return undefined;
  }
}

/** Answers with 302 so far, and how to end. */
function visitOverAndOver(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visits = { answered: 0, stop: () => agent.destroy() };
  const visit = () => {
    get(url, { agent, headers: { 'User-Agent': browser } }, (response) => {
      response.on('error', () => undefined).on('end', () => visit());
      if (response.statusCode === 302) visits.answered += 1;
      response.resume();
    }).on('error', () => undefined);
  };
  for (let count = 0; count < connections; count += 1) visit();
  return visits;
}

/** How many links were acknowledged so far. */
function addOverAndOver(origin: string, key: string) {
  const links = { acknowledged: 0 };
  const add = async (): Promise<void> => {
    const response = await fetch(`${origin}/api/url/add`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: 'https://example.com' }),
    });
    if (response.status === 200) links.acknowledged += 1;
    await add();
  };
  add().catch(() => undefined);
  return links;
}

const main = path.join(import.meta.dirname, '../main.ts');

/** Cuts the power under load. Returns what was acknowledged by then, and what is on the disk afterwards. */
async function cutPower(
  { image, folder }: { image: string; folder: string },
  environment: Record<string, string>,
) {
  const seeded = await openDatabase({ dataDir: folder });
  const { id, key } = await addAccount(seeded.db, {
    email: 'ada@example.com',
    username: 'ada',
    password_hash: '',
  });
  const link = { account_id: id, domain_id: null, longurl: 'https://example.com', created_at: 0 };
  await seeded.db
    .insertInto('links')
    .values({ ...link, alias: 'a', title: '', description: '', search: '' })
    .execute();
  await seeded.close();
  // What was there before is on the disk.
  await run('sync', ['-f', folder]);
  const service = await startProcess(main, [], {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    ...environment,
  });
  running.push(service);
  const visits = visitOverAndOver(`${service.origin}/a`);
  const links = addOverAndOver(service.origin, key);
  await expect
    .poll(() => Math.min(visits.answered / 200, links.acknowledged / 20), { timeout: 30_000 })
    .toBeGreaterThan(1);
  void service.kill('SIGSTOP');
  const acknowledged = { visits: visits.answered, links: links.acknowledged };
  const cut = path.join(scratch, 'cut');
  await copyFile(image, cut);
  await service.kill('SIGKILL');
  visits.stop();

  const database = await openDatabase({ dataDir: await mount(cut) });
  const count = async (table: 'visits' | 'links') => {
    const query = database.db.selectFrom(table).select(database.db.fn.countAll<number>().as('rows'));
    return (await query.executeTakeFirstOrThrow()).rows;
  };
  const kept = { visits: await count('visits'), links: (await count('links')) - 1 };
  await database.close();
  return { acknowledged, kept };
}

test('what was acknowledged is still there after the power was cut', async ({ skip }) => {
  const disk = await newDisk();
  if (!disk) return skip();
  const { acknowledged, kept } = await cutPower(disk, {});
  expect(kept.visits).toBeGreaterThanOrEqual(acknowledged.visits);
  expect(kept.links).toBeGreaterThanOrEqual(acknowledged.links);
}, 60_000);

test('with DURABILITY=normal a power cut takes the latest at most, and leaves the database whole', async ({
  skip,
}) => {
  const disk = await newDisk();
  if (!disk) return skip();
  const { acknowledged, kept } = await cutPower(disk, { DURABILITY: 'normal' });
  // As many as the disk has seen by itself: none, or more.
  expect(kept.visits).toBeLessThanOrEqual(acknowledged.visits + connections);
  expect(kept.links).toBeLessThanOrEqual(acknowledged.links + 1);
}, 60_000);
