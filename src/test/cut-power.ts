import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { addAccount } from '#server/services/add-account.ts';
import { openDatabase } from '#server/store/database/database.ts';
import { mainScript, type Process, startProcess } from './start-process.ts';
import { type Load, startLoad } from './visit-load.ts';

const run = promisify(execFile);
const mib = 1024 * 1024;

/** The number of each. */
interface Changes {
  visits: number;
  links: number;
}

async function mount(image: string): Promise<string> {
  const folder = `${image}-mounted`;
  await mkdir(folder);
  await run('mount', ['-o', 'loop', image, folder]);
  return folder;
}

/** Returns an empty disk, or undefined if this machine doesn't allow mounting one. */
async function newDisk(scratch: string): Promise<{ image: string; folder: string } | undefined> {
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

async function seed(folder: string): Promise<string> {
  const { db, close } = await openDatabase({ dataDir: folder });
  const { id, key } = await addAccount(db, {
    email: 'ada@example.com',
    username: 'ada',
    password_hash: '',
  });
  const link = { account_id: id, domain_id: null, longurl: 'https://example.com', created_at: 0 };
  await db
    .insertInto('links')
    .values({ ...link, alias: 'a', title: '', description: '', search: '' })
    .execute();
  await close();
  // Everything written so far is on the disk.
  await run('sync', ['-f', folder]);
  return key;
}

const addLinks = (origin: string, key: string): Load =>
  startLoad([`${origin}/api/url/add`], 1, {
    pause: 0,
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: () => JSON.stringify({ url: 'https://example.com' }),
  });

/** Returns what is in the database, and what is damaged in it. */
async function examine(folder: string): Promise<{ kept: Changes; damage: string[] }> {
  const { db, close } = await openDatabase({ dataDir: folder });
  const count = async (table: 'visits' | 'links') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    );
  const kept = { visits: await count('visits'), links: (await count('links')) - 1 };
  const checked = await sql<{ found: string }>`
    select integrity_check as found from pragma_integrity_check where integrity_check <> 'ok'
    union all select 'a reference of ' || "table" from pragma_foreign_key_check`.execute(db);
  await close();
  return { kept, damage: checked.rows.map(({ found }) => found) };
}

/**
 * Simulates a power cut under load. The data is on a separate file system inside an image. At any moment the image
 * holds what a disk would hold if the power went out then, since unsynced writes are still in the system's memory. Only
 * root may mount it, and not on every machine.
 * @returns what was acknowledged by then, and what is on the disk afterwards and damaged there, or undefined if nothing
 *   can be mounted
 */
export async function cutPower(
  connections: number,
  environment: Record<string, string> = {},
): Promise<{ acknowledged: Changes; kept: Changes; damage: string[] } | undefined> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'waypost-disk-'));
  const mounted: string[] = [];
  const running: Process[] = [];
  const loads: Load[] = [];
  try {
    const disk = await newDisk(scratch);
    if (!disk) return undefined;
    mounted.push(disk.folder);
    const key = await seed(disk.folder);
    const service = await startProcess(mainScript, [], {
      PORT: '0',
      DATA_DIR: disk.folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '100000',
      ...environment,
    });
    running.push(service);
    const visits = startLoad([`${service.origin}/a`], connections, { pause: 0 });
    const links = addLinks(service.origin, key);
    loads.push(visits, links);
    await Promise.all([visits.more(302, 200), links.more(200, 20)]);
    void service.kill('SIGSTOP');
    const acknowledged = {
      visits: visits.answers.get(302) ?? 0,
      links: links.answers.get(200) ?? 0,
    };
    const cut = path.join(scratch, 'cut');
    await copyFile(disk.image, cut);
    await service.kill('SIGKILL');
    mounted.push(await mount(cut));
    return { acknowledged, ...(await examine(`${cut}-mounted`)) };
  } finally {
    for (const service of running) await service.kill('SIGKILL');
    for (const load of loads) await load.stop();
    for (const folder of mounted) await run('umount', [folder]);
    await rm(scratch, { recursive: true, force: true });
  }
}
