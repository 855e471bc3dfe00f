/**
 * Tests updates from older states of the database. Each is filled with demo data, migrated, and read through the API.
 */
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillWithDemo } from '#server/demo/fill.ts';
import { tablesOf } from '#server/store/backup/backup-format.ts';
import {
  connectDatabase,
  type Database,
  type Db,
  type DatabaseOptions,
} from '#server/store/database/database.ts';
import { migrate, migrationNames } from '#server/store/database/migrate.ts';
import { databaseFile } from '#server/store/database/private-files.ts';
import { eachDatabase } from '#test/databases.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { isThorough } from '#test/run/thorough.ts';

type Row = Record<string, SQLOutputValue>;

/** The tables of the current database with all of their rows. Tables that others refer to come first. */
let tables: (readonly [name: string, rows: readonly Row[]])[];
let ada: TestAccount;
/** The API's responses before the update. */
let wanted: Answers;
let folder: string;

const members = ['id', 'alias', 'shorturl', 'longurl', 'clicks', 'title', 'description', 'date'];
const groups = ['campaign', 'campaigns', 'channel'];

/** Picks the fields that a version as old as the specification returns, too. */
const pick = (names: readonly string[]) => (record: Record<string, unknown>) =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

async function answersOf(waypost: TestService) {
  const get = async (address: string) => {
    const { status, body } = await waypost.call('GET', address, { key: ada.key });
    expect([address, status]).toEqual([address, 200]);
    return body;
  };
  const list = async (address: string, name: string) => (await get(`${address}?limit=1000`)).data[name];
  const urls = (await list('/api/urls', 'urls')) as ({ id: number } & Record<string, unknown>)[];
  const qrs = (await list('/api/qr', 'qrs')) as { id: number }[];
  const channels = (await list('/api/channels', 'channels')) as { id: number }[];
  const campaigns = (await list('/api/campaigns', 'campaigns')) as { id: number }[];
  const ofEach = <Answer>(items: readonly { id: number }[], read: (id: number) => Promise<Answer>) =>
    Promise.all(items.map(({ id }) => read(id)));
  return {
    account: pick(['id', 'email', 'username', 'status', 'registered'])((await get('/api/account')).data),
    urls: urls.map(pick([...members, ...groups])),
    visitsOfLinks: await ofEach(urls.slice(0, 5), async (id) => (await get(`/api/url/${id}`)).data),
    days: (await get('/api/series')).data,
    qrs,
    codes: await ofEach(qrs, async (id) => {
      const { details, data, source } = await get(`/api/qr/${id}`);
      return { details, data, source: pick(['type', 'data', 'background', 'foreground', 'logo'])(source) };
    }),
    channels,
    items: await ofEach(channels, (id) => list(`/api/channel/${id}`, 'items')),
    campaigns,
    linksOfCampaigns: await ofEach(campaigns, async (id) =>
      (await list(`/api/campaign/${id}`, 'links')).map(pick(members)),
    ),
    domains: (await list('/api/domains', 'domains')).map(
      pick(['id', 'domain', 'redirectroot', 'redirect404', 'status']),
    ),
    pixels: await list('/api/pixels', 'pixels'),
    splash: await list('/api/splash', 'splash'),
    overlays: await list('/api/overlay', 'cta'),
    bios: (await list('/api/bio', 'bios')).map(
      pick(['id', 'alias', 'title', 'description', 'link', 'links']),
    ),
  };
}
type Answers = Awaited<ReturnType<typeof answersOf>>;

const settings = { PUBLIC_URL: 'https://go.example.com', DOMAIN_CHECK: 'off' };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-today-'));
  const waypost = await startService({ env: settings, place: { dataDir: folder } });
  ada = await waypost.addAccount();
  const { database, recorder } = waypost.service;
  await fillWithDemo({ database, recorder }, ada.id, { links: 25, visits: 800 });
  wanted = await answersOf(waypost);
  await waypost.stop();
  const sqlite = new DatabaseSync(databaseFile(folder), { readOnly: true });
  tables = tablesOf(sqlite).map((name) => [name, sqlite.prepare(`select * from "${name}"`).all() as Row[]]);
  sqlite.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the test data has records in every list and links with clicks', () => {
  const empty = Object.entries(wanted).filter(([, of]) => Array.isArray(of) && of.length === 0);
  expect(empty.map(([name]) => name)).toEqual([]);
  expect(wanted.visitsOfLinks.some(({ clicks }) => clicks > 0)).toBe(true);
});

/** Returns whether a row belongs to a later migration, although its table existed before. */
const isLater = (table: string, row: Row, last: string) =>
  table === 'rolled_up' && row.id !== 1 && last < '0019';

/**
 * Creates an older database with as much of the current data as it has room for.
 * @returns the data that it contains
 */
async function fill(database: Database, last: string) {
  const { db, dialect } = database;
  await migrate(db, dialect, last);
  const known = new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name),
    ]),
  );
  const filled: [name: string, columns: readonly string[], rows: readonly Row[]][] = [];
  await sql`delete from rolled_up`.execute(db);
  for (const [name, all] of tables) {
    const there = known.get(name);
    // Migration 0019 recreates the blocks from before it.
    if (there === undefined || (name === 'visit_blocks' && last < '0019')) continue;
    const rows = all.filter((row) => !isLater(name, row, last));
    const columns = Object.keys(rows[0] ?? {}).filter((column) => there.includes(column));
    for (let at = 0; at < rows.length; at += 100) {
      const values = rows
        .slice(at, at + 100)
        .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
      await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(values)}`.execute(db);
    }
    if (dialect === 'postgres' && there.includes('id')) await goOn(db, name);
    filled.push([name, columns, rows]);
  }
  return filled;
}

/** PostgreSQL's sequences don't count ids that are given explicitly. */
async function goOn(db: Db, name: string) {
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 1) from ${sql.table(name)}))`.execute(
    db,
  );
}

const inOneForm = (rows: readonly Record<string, unknown>[], columns: readonly string[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        columns.map((column) => {
          const value = row[column];
          return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
        }),
      ),
    )
    .toSorted();

/** Removes the tables that a fresh database has. */
async function emptied(place: DatabaseOptions): Promise<Database> {
  const database = connectDatabase(place);
  if (place.url) await sql`drop schema public cascade`.execute(database.db);
  if (place.url) await sql`create schema public`.execute(database.db);
  return database;
}

/** Every eighth migration, and the newest, from which most people update. */
const older = migrationNames
  .slice(0, -1)
  .filter((_name, at, all) => isThorough || at % 8 === 0 || at >= all.length - 3);

eachDatabase((_open, place) => {
  describe.each(older)('an update from migration %s', (last) => {
    test('keeps every row, list and figure', async () => {
      const where = await place();
      const database = await emptied(where);
      const filled = await fill(database, last);
      await database.close();

      const waypost = await startService({
        env: settings,
        place: { ...where, dataDir: where.dataDir || folder },
      });
      try {
        for (const [name, columns, rows] of filled) {
          // The running service advances it.
          if (name === 'rolled_up') continue;
          const { rows: now } =
            await sql<Row>`select ${sql.join(columns.length > 0 ? columns.map((column) => sql.ref(column)) : [sql`1`])}
            from ${sql.table(name)}`.execute(waypost.service.db);
          expect([name, inOneForm(now, columns)]).toEqual([name, inOneForm(rows, columns)]);
        }
        expect(await answersOf(waypost)).toEqual(wanted);

        const link = wanted.urls.find(({ shorturl }) => String(shorturl).startsWith(settings.PUBLIC_URL));
        const session = await waypost.call('POST', '/api/session', {
          body: { email: ada.email, password: ada.password },
        });
        expect(session.status).toBe(200);
        const added = await waypost.call('POST', '/api/url/add', {
          key: ada.key,
          body: { url: 'https://example.com/new', custom: 'after-the-update' },
        });
        expect(added.body.id).toBeGreaterThan(Number(link?.id));
        const visit = await fetch(`${waypost.url}/after-the-update`, { redirect: 'manual' });
        expect(visit.headers.get('location')).toBe('https://example.com/new');
      } finally {
        await waypost.stop();
      }
    });
  });
});
