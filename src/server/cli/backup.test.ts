import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/store/database/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { everyRecord } from '#test/records/every-record.ts';
import { everyRow, everyRowOf } from '#test/records/every-row.ts';
import { type Postgres, startPostgres } from '#test/postgres.ts';
import { mainScript, startProcess } from '#test/start-process.ts';
import { startService, type TestService } from '#test/start-service.ts';
import { spawnCli } from '#test/spawn-cli.ts';
import { startLoad } from '#test/visit-load.ts';
import { isThorough } from '#test/run/thorough.ts';

let postgres: Postgres;
let folder: string;
let made = 0;
const databases: Database[] = [];
const services: TestService[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-backup-'));
  postgres = await startPostgres();
  await postgres.run('create database migrated');
  await (await openDatabase({ url: postgres.url('migrated'), dataDir: folder })).close();
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
  for (const waypost of services.splice(0)) await waypost.stop();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Where a service has its data, or will have it. */
type Settings = { DATA_DIR: string; DATABASE_URL: string };

const kinds = ['SQLite', 'PostgreSQL'] as const;
type Kind = (typeof kinds)[number];
const onEach = describe.each(isThorough ? kinds : ['SQLite' as const]);

async function emptyPlace(kind: Kind): Promise<Settings> {
  const name = `restored${++made}`;
  if (kind === 'PostgreSQL') await postgres.run(`create database ${name}`);
  return {
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: kind === 'PostgreSQL' ? postgres.url(name) : '',
  };
}

const newFile = () => path.join(folder, `backup${++made}`);

async function start(kind: Kind): Promise<TestService> {
  vi.stubEnv('WAYPOST_TEST_POSTGRES', kind === 'PostgreSQL' ? postgres.url('NAME') : '');
  const waypost = await startService({ env: { DOMAIN_CHECK: 'off' } });
  // The next test files run in the same process.
  vi.unstubAllEnvs();
  services.push(waypost);
  return waypost;
}

const settingsOf = ({ service }: TestService): Settings => ({
  DATA_DIR: service.config.DATA_DIR,
  DATABASE_URL: service.database.place.url ?? '',
});

async function open({ DATA_DIR, DATABASE_URL }: Settings): Promise<Database> {
  const database = await openDatabase({ dataDir: DATA_DIR, url: DATABASE_URL || undefined });
  databases.push(database);
  return database;
}

async function waypost(settings: Settings, ...args: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await spawnCli([...args, '--json'], { ...settings });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

const refusal = async (settings: Settings, ...args: string[]) => {
  const { code, stdout, stderr } = await spawnCli([...args, '--json'], { ...settings });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr.trim();
};

// Each test starts the command line several times.
onEach('of a service on %s', { timeout: 60_000 }, (kind) => {
  test.each(kinds)('every table is identical after a restore into %s', async (to) => {
    const source = await start(kind);
    const ada = await source.addAccount({ username: 'ada' });
    await everyRecord(source, ada, 'all');
    await source.service.requests.close();
    // Otherwise it would aggregate the rows that the test makes up for empty tables.
    await source.service.recorder.close();
    await everyRow(source.service.db);
    const journal = path.join(source.service.config.DATA_DIR, 'journal');
    await mkdir(journal, { recursive: true });
    await writeFile(path.join(journal, 'left.visits'), '[1,[]]\n');

    const file = newFile();
    await waypost(settingsOf(source), 'backup', file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const place = await emptyPlace(to);
    expect(await waypost(place, 'restore', file)).toMatchObject({ kept: null });

    const live = await everyRowOf(source.service.db);
    expect(Object.entries(live).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const restored = await open(place);
    expect(await everyRowOf(restored.db)).toEqual(live);
    expect(await readdir(path.join(place.DATA_DIR, 'journal'))).toEqual(['left.visits']);
    // The next id must not have been used before.
    const { id } = await restored.db
      .insertInto('splash')
      .values({ account_id: ada.id, name: 'new', created_at: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = live['splash']?.map((row) => Number(Object.fromEntries(JSON.parse(row) as [string][])['id']));
    expect(id).toBeGreaterThan(Math.max(...(ids ?? [])));
  });

  test('a database of a newer version is not backed up', async () => {
    const place = await emptyPlace(kind);
    const { db } = await open(place);
    await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(db);
    const file = newFile();
    const named = place.DATABASE_URL
      ? 'The database at DATABASE_URL'
      : path.join(place.DATA_DIR, 'waypost.db');
    expect(await refusal(place, 'backup', file)).toBe(
      `${named} was made by a newer version of Waypost. Back it up with that version.`,
    );
    expect(existsSync(file)).toBe(false);
  });

  test('a backup under load contains every visit answered before it, and counts each once', async () => {
    const source = await start(kind);
    const { id: account } = await source.addAccount({ username: 'ada' });
    const { shorturl } = await addLink(source, account, { alias: 'a' });
    const load = startLoad([shorturl], 8);
    await load.more(302, 200);
    const answered = load.answers.get(302) ?? 0;
    const file = newFile();
    await waypost(settingsOf(source), 'backup', file);
    await load.more(302, 50);
    await load.stop();

    const place = await emptyPlace(kind);
    await waypost(place, 'restore', file);
    const restored = await open(place);
    await rollUp(restored);
    const { visits, last } = await restored.db
      .selectFrom('visits')
      .select(({ fn }) => [fn.countAll<number>().as('visits'), fn.max('id').as('last')])
      .executeTakeFirstOrThrow();
    expect(Number(visits)).toBeGreaterThanOrEqual(answered);
    expect(await restored.db.selectFrom('links').select('clicks').execute()).toEqual([
      { clicks: Number(visits) },
    ]);
    const before = source.service.db.selectFrom('visits').where('id', '<=', Number(last)).selectAll();
    const of = restored.db.selectFrom('visits').orderBy('id').selectAll();
    expect(await of.execute()).toEqual(await before.orderBy('id').execute());
  });

  test('a running service continues with the restored data, and the previous data is kept', async () => {
    const place = await emptyPlace(kind);
    const add = 'account add --email ada@example.com --username ada --password'.split(' ');
    await waypost(place, ...add, 'correct horse');
    const addLinkTo = (alias: string) =>
      waypost(place, 'link', 'add', '--account', 'ada', '--url', 'https://example.com', '--alias', alias);
    await addLinkTo('before');
    const running = await startProcess(mainScript, [], { ...place, PORT: '0' });
    onTestFinished(() => running.kill('SIGKILL'));
    const status = async (alias: string) => (await sendRequest(`${running.origin}/${alias}`)).status;

    const file = newFile();
    await waypost(place, 'backup', file);
    await addLinkTo('after');
    expect([await status('before'), await status('after')]).toEqual([302, 302]);
    const { kept, schema, lagging } = await waypost(place, 'restore', file);
    expect(lagging).toBe(0);

    await vi.waitFor(
      async () => expect([await status('before'), await status('after')]).toEqual([302, 404]),
      {
        timeout: 20_000,
        interval: 200,
      },
    );
    expect(running.isRunning()).toBe(true);
    await running.kill('SIGTERM');
    const { db } = await open(place);
    const links = await db.selectFrom('links').select(['id', 'alias']).execute();
    expect(links).toEqual([{ id: expect.any(Number), alias: 'before' }]);
    // Only visits since the restore are left, and none from before it.
    const visits = await db.selectFrom('visits').select(['target_id', 'at']).execute();
    expect(visits.length).toBeGreaterThan(0);
    expect(new Set(visits.map(({ target_id: target }) => target))).toEqual(new Set([links[0]?.id]));
    const aliases = sql<{
      alias: string;
    }>`select alias from ${sql.table(kind === 'SQLite' ? 'links' : `${String(schema)}.links`)} order by id`;
    const previous = kind === 'SQLite' ? await open({ ...place, DATA_DIR: String(kept) }) : { db };
    expect((await aliases.execute(previous.db)).rows).toEqual([{ alias: 'before' }, { alias: 'after' }]);
  });
});
