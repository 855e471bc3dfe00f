/**
 * What still works while the database can't be written: reads with a key, visits, and clicks of limited links.
 * @module-tag every-case
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from './store/database/database.ts';
import { addFullKey } from '#test/records/add-full-key.ts';
import { sendRequest } from '#test/send-request.ts';
import { eachDatabase, type Place } from '#test/databases.ts';
import { holdLock } from '#test/hold-lock.ts';
import { addTargets } from '#test/random-visits.ts';
import { mainScript, type Process, startProcess } from '#test/start-process.ts';
import { startService } from '#test/start-service.ts';
import { startLoad } from '#test/visit-load.ts';

const run = promisify(execFile);
const key = 'a-key-that-was-never-used';
const headers = { Authorization: `Bearer ${key}` };

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waypost-hindered-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the service on a database with three links. The second has a click limit. */
async function start({ url, dataDir }: Place): Promise<{ service: Process; database: Database }> {
  const database = await openDatabase({ url, dataDir });
  onTestFinished(() => database.close());
  await addTargets(database);
  await database.db.updateTable('links').set({ click_limit: 1000 }).where('alias', '=', 'b').execute();
  await addFullKey(database, key);
  const environment = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url ?? '', LOG_LEVEL: 'error' };
  const service = await startProcess(mainScript, [], environment);
  onTestFinished(() => service.kill('SIGKILL'));
  return { service, database };
}

const countOf = async ({ db }: Database, alias: string) => {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('links', 'links.id', 'visits.target_id')
    .where('links.alias', '=', alias)
    .select('visits.id')
    .execute();
  return rows.length;
};
const journalOf = (dataDir: string) => readdir(path.join(dataDir, 'journal')).catch(() => []);

async function holdTables(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin; lock table keys, links, visits in share mode');
  return () => client.end();
}

eachDatabase((_open, place) => {
  test('a lock held by another client delays neither the first read with a key nor a visit', async () => {
    const { url } = await place();
    const dataDir = await newFolder();
    const { service, database } = await start({ ...(url && { url }), dataDir });
    // The service has seen its links before, as in production.
    expect((await sendRequest(`${service.origin}/a`)).status).toBe(302);
    const letGo = url ? await holdTables(url) : await holdLock(dataDir);
    const began = performance.now();
    expect((await sendRequest(`${service.origin}/api/account`, { headers })).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2000);

    const load = startLoad([`${service.origin}/a`], 4);
    await load.more(302, 40);
    await expect.poll(() => journalOf(dataDir), { timeout: 20_000 }).toHaveLength(1);
    // A limited click is only written together with its visit, so nobody passes in the meantime.
    expect((await sendRequest(`${service.origin}/b`)).status).toBe(503);
    await letGo();
    await load.more(302, 40);
    await load.stop();
    await expect.poll(() => journalOf(dataDir), { timeout: 20_000 }).toEqual([]);
    expect(await countOf(database, 'a')).toBe(1 + (load.answers.get(302) ?? 0));
    expect([...load.answers.keys()]).toEqual([302]);
    expect((await sendRequest(`${service.origin}/b`)).status).toBe(302);
    expect(await countOf(database, 'b')).toBe(1);
    const { passed } = await database.db
      .selectFrom('links')
      .where('alias', '=', 'b')
      .select('passed')
      .executeTakeFirstOrThrow();
    expect(Number(passed)).toBe(1);
    // A later request records the use of the key.
    await sendRequest(`${service.origin}/api/account`, { headers });
    const { last_used_at } = await database.db
      .selectFrom('keys')
      .select('last_used_at')
      .executeTakeFirstOrThrow();
    expect(Number(last_used_at)).toBeGreaterThan(0);
  }, 90_000);
});

test('a visit that neither the database nor the journal takes redirects and is reported as lost', async () => {
  const dataDir = await newFolder();
  await writeFile(path.join(dataDir, 'journal'), 'no folder');
  const { service } = await start({ dataDir });
  const letGo = await holdLock(dataDir);
  expect((await sendRequest(`${service.origin}/a`)).status).toBe(302);
  await letGo();
  await expect
    .poll(async () => JSON.parse((await sendRequest(`${service.origin}/readyz`)).body) as object, {
      timeout: 20_000,
    })
    .toMatchObject({ ready: true, lost: 1 });
  await expect
    .poll(() => service.said())
    .toContain('Visits were lost: neither the database nor the journal took them.');
}, 60_000);

test.each([
  ['EIO', 'failing'],
  ['ENOSPC', 'full'],
])(
  'a change that fails with %s on disk is refused with a message that describes the error',
  async (code, word) => {
    const waypost = await startService();
    onTestFinished(() => waypost.stop());
    const { key: own } = await waypost.addAccount();
    const handle = await open(path.join(waypost.service.config.DATA_DIR, 'waypost.db'));
    const error = Object.assign(new Error(`${code}: fdatasync`), { code, syscall: 'fdatasync' });
    const files = Object.getPrototypeOf(handle) as { datasync(): Promise<void> };
    await handle.close();
    const datasync = vi.spyOn(files, 'datasync').mockRejectedValue(error);
    const post = () => waypost.call('POST', '/api/channel/add', { key: own, body: { name: code } });
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(refused.body.message).toContain(word);
    datasync.mockRestore();
    expect((await waypost.call('GET', '/api/channels', { key: own })).status).toBe(200);
  },
);

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

test.skipIf(!mayMount)(
  'visits on a full disk are stored in the journal’s reserved space',
  async () => {
    const dataDir = await newFolder();
    await run('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', dataDir]);
    onTestFinished(async () => {
      await run('umount', ['-l', dataDir]);
    });
    const { service, database } = await start({ dataDir });
    expect((await sendRequest(`${service.origin}/a`)).status).toBe(302);
    const reserve = path.join(dataDir, 'journal-reserve');
    await expect.poll(() => existsSync(reserve), { timeout: 20_000 }).toBe(true);
    const lost = async () =>
      (JSON.parse((await sendRequest(`${service.origin}/readyz`)).body) as { lost: number }).lost;
    const load = startLoad([`${service.origin}/a`], 4);
    const fill = path.join(dataDir, 'fill');
    // Continues until the database's log has no space left.
    while (existsSync(reserve)) {
      const { bavail, bsize } = await statfs(dataDir);
      // Space that the reserve has freed in the meantime belongs to the journal.
      if (bavail > 0 && existsSync(reserve))
        await writeFile(fill, Buffer.alloc(bavail * bsize), { flag: 'a' }).catch(() => undefined);
      await load.more(302, 20);
    }
    await load.more(302, 40);
    await load.stop();
    await rm(fill);
    await expect.poll(() => journalOf(dataDir), { timeout: 30_000 }).toEqual([]);
    expect(await lost()).toBe(0);
    expect(await countOf(database, 'a')).toBe(1 + (load.answers.get(302) ?? 0));
    await expect.poll(() => existsSync(reserve), { timeout: 20_000 }).toBe(true);
  },
  90_000,
);

test.skipIf(!mayMount)(
  'visits on a completely full disk are stored or reported as lost, with few journal files',
  async () => {
    const dataDir = await newFolder();
    await run('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'none', dataDir]);
    onTestFinished(async () => {
      await run('umount', ['-l', dataDir]);
    });
    const { service, database } = await start({ dataDir });
    const lost = async () =>
      (JSON.parse((await sendRequest(`${service.origin}/readyz`)).body) as { lost: number }).lost;
    const load = startLoad([`${service.origin}/a`], 4);
    const fill = path.join(dataDir, 'fill');
    const fillUp = async () => {
      const { bavail, bsize } = await statfs(dataDir);
      await writeFile(fill, Buffer.alloc(bavail * bsize), { flag: 'a' }).catch(() => undefined);
      return lost();
    };
    await expect.poll(fillUp, { timeout: 40_000 }).toBeGreaterThan(200);
    expect((await journalOf(dataDir)).length).toBeLessThan(5);
    await load.stop();
    await rm(fill);
    await expect.poll(() => journalOf(dataDir), { timeout: 30_000 }).toEqual([]);
    const answered = load.answers.get(302) ?? 0;
    // The result is cached for two seconds.
    await expect
      .poll(async () => (await countOf(database, 'a')) + (await lost()), { timeout: 20_000 })
      .toBe(answered);
  },
  90_000,
);
