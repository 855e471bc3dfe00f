import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type About, difference, readBackup, rowsOf, unmarkAsBackup } from './backup-format.ts';
import { copyToPostgres } from './backup-rows.ts';
import { syncFile } from './backup.ts';
import type { Db, DatabaseOptions } from '#server/store/database/database.ts';
import { restoreMarker, lockFolderExclusively } from './folder-use.ts';
import { journalFolder, writePart } from './journal-files.ts';
import { migrateFile } from '#server/store/database/migrate-file.ts';
import { migrate } from '#server/store/database/migrate.ts';
import { unlimited } from '#server/store/database/postgres.ts';
import { databaseFile } from '#server/store/database/private-files.ts';

interface Replaced {
  /** The folder that the previous files were moved to. Undefined if there were none. */
  kept?: string | undefined;
  /** The schema that holds the previous tables. Undefined if there were none, or only files. */
  schema?: string;
  /** Number of connections of services that still use the previous data. */
  lagging: number;
}

export type RestoreResult = About & Replaced;

/** Default time for services to finish their work and continue with the restored data, in ms. */
const defaultTimeout = 30_000;

/** Prefix of the folder that a backup is unpacked to. */
const partial = 'restore-partial';

/** The files that lock the folder stay. */
const isDatabase = (name: string) => name.startsWith('waypost.db') && !name.startsWith('waypost.db-lock');
const isData = (name: string) => name === 'journal' || isDatabase(name);

/** Moves the data folder's files that are meant into a new folder. Returns its path, or undefined if there are none. */
function setAside(dataDir: string, isMeant: (name: string) => boolean): string | undefined {
  const names = readdirSync(dataDir).filter(isMeant);
  if (names.length === 0) return undefined;
  const kept = path.join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(kept, { mode: 0o700 });
  for (const name of names) renameSync(path.join(dataDir, name), path.join(kept, name));
  syncFile(kept);
  return kept;
}

/** Creates a folder with a database and a journal, as the service has them. The backup itself is only read. */
async function unpack(file: string, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const copy = databaseFile(folder);
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  unmarkAsBackup(copy, (part) => writePart(journalFolder(folder), part));
  await migrateFile(copy);
  for (const name of readdirSync(folder, { recursive: true })) syncFile(path.join(folder, String(name)));
  return copy;
}

/** Moves everything that was unpacked into the data folder. */
function putInPlace(folder: string, dataDir: string): void {
  for (const name of readdirSync(folder)) renameSync(path.join(folder, name), path.join(dataDir, name));
  rmSync(folder, { recursive: true });
  syncFile(dataDir);
}

async function restoreSqlite({ dataDir }: DatabaseOptions, file: string, timeout: number): Promise<Replaced> {
  // The backup is unpacked before running services are disturbed, since anything wrong with it shows here.
  const unpacked = path.join(dataDir, `${partial}-${process.pid}`);
  try {
    await unpack(file, unpacked);
    const use = await lockFolderExclusively(dataDir, timeout);
    try {
      const changing = restoreMarker(dataDir);
      // An interrupted restore left this folder. It only holds a copy of a backup.
      rmSync(changing, { recursive: true, force: true });
      renameSync(unpacked, changing);
      syncFile(dataDir);
      const kept = setAside(dataDir, isData);
      putInPlace(changing, dataDir);
      for (const name of readdirSync(dataDir).filter((left) => left.startsWith(partial)))
        rmSync(path.join(dataDir, name), { recursive: true });
      return { kept, lagging: 0 };
    } finally {
      use.end();
    }
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/**
 * Returns how many other Waypost connections the database has. With `before`, only those that were opened before it
 * count.
 */
async function othersIn(db: Db, before?: Date): Promise<number> {
  const { rows } = await sql<{ connections: number }>`select count(*) as connections from pg_stat_activity
    where datname = current_database() and application_name = 'waypost' and pid <> pg_backend_pid()
    ${before ? sql`and backend_start < ${before}` : sql``}`.execute(db);
  return Number(rows[0]?.connections);
}

async function isInUse(db: Db): Promise<boolean> {
  if ((await othersIn(db)) > 0) return true;
  for (const table of ['accounts', 'visits', 'trail']) {
    const made = await sql<{ name: string | null }>`select to_regclass(${table})::text as name`.execute(db);
    if (!made.rows[0]?.name) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Fills tables that are up to date and have nothing worth keeping. */
async function fill(trx: Db, copy: string): Promise<void> {
  const sqlite = new DatabaseSync(copy, { readOnly: true });
  try {
    const wrong = difference(await copyToPostgres(sqlite, trx), rowsOf(sqlite));
    if (wrong !== undefined) throw new Error(`The table ${wrong} couldn’t be restored. Nothing was changed.`);
  } finally {
    sqlite.close();
  }
}

/** Restores into tables that aren't in use. */
async function restoreIntoEmpty(db: Db, unpacked: string, dataDir: string): Promise<string | undefined> {
  await migrate(db, 'postgres');
  return db.transaction().execute(async (trx) => {
    const copy = databaseFile(unpacked);
    await fill(trx, copy);
    for (const name of readdirSync(unpacked).filter(isDatabase)) rmSync(path.join(unpacked, name));
    const kept = setAside(dataDir, (name) => name === 'journal');
    // The journal is moved first, so that no service counts its visits in a database without links.
    putInPlace(unpacked, dataDir);
    return kept;
  });
}

/** Returns the time to the second, as used in names of schemas. */
const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_');

/** Adds the files of the backup's journal to the journal of a running service. */
function addJournal(unpacked: string, dataDir: string): void {
  const from = journalFolder(unpacked);
  if (!existsSync(from)) return;
  const to = journalFolder(dataDir);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  // A file that still exists is the same one, and may have grown.
  for (const name of readdirSync(from).filter((file) => !existsSync(path.join(to, file))))
    renameSync(path.join(from, name), path.join(to, name));
  syncFile(to);
}

/** @throws Error with a sentence if the database user lacks the permission */
async function whereAllowed<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isForbidden = error instanceof Error && 'code' in error && error.code === '42501';
    if (!isForbidden) throw error;
    throw new Error(
      'The user of DATABASE_URL can’t replace the schema of this database. Make an empty one with createdb, name it in DATABASE_URL, and restore again.',
      { cause: error },
    );
  }
}

/** Restores into a new schema, which then replaces the one in use within a moment. */
async function restoreIntoUsed(url: string, unpacked: string, dataDir: string): Promise<string> {
  const time = stamp();
  const [filling, kept] = [`restore_${time}`, `before_restore_${time}`];
  return unlimited(url, (db) =>
    whereAllowed(async () => {
      const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
      const used = sql.id(rows[0]?.name ?? 'public');
      await sql`create schema ${sql.id(filling)}`.execute(db);
      try {
        await unlimited(
          url,
          async (apart) => {
            await migrate(apart, 'postgres', undefined, filling);
            await apart.transaction().execute((trx) => fill(trx, databaseFile(unpacked)));
          },
          filling,
        );
        await db.transaction().execute(async (trx) => {
          await sql`alter schema ${used} rename to ${sql.id(kept)}`.execute(trx);
          await sql`alter schema ${sql.id(filling)} rename to ${used}`.execute(trx);
          addJournal(unpacked, dataDir);
        });
      } catch (error) {
        await sql`drop schema ${sql.id(filling)} cascade`.execute(db);
        throw error;
      }
      return kept;
    }),
  );
}

/** Waits until the running services have opened the database again. Returns how many connections are left. */
async function untilAllMoved(url: string, timeout: number): Promise<number> {
  return unlimited(url, async (db) => {
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
    const last = performance.now() + timeout;
    for (;;) {
      const left = await othersIn(db, rows[0]?.now);
      if (left === 0 || performance.now() > last) return left;
      await sleep(200);
    }
  });
}

async function restorePostgres(
  url: string,
  { dataDir }: DatabaseOptions,
  file: string,
  timeout: number,
): Promise<Replaced> {
  const unpacked = path.join(dataDir, `${partial}-${process.pid}`);
  try {
    await unpack(file, unpacked);
    if (!(await unlimited(url, isInUse)))
      return { kept: await unlimited(url, (db) => restoreIntoEmpty(db, unpacked, dataDir)), lagging: 0 };
    const schema = await restoreIntoUsed(url, unpacked, dataDir);
    return { schema, lagging: await untilAllMoved(url, timeout) };
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/**
 * Replaces the current data with a backup, and keeps the current data aside. Running services continue with the
 * restored data. Those on SQLite pause, those on PostgreSQL open the database again.
 * @param timeout time for the services to do so, in ms
 * @throws Error with a sentence. Everything is then as before.
 */
export async function restore(
  place: DatabaseOptions,
  file: string,
  timeout = defaultTimeout,
): Promise<RestoreResult> {
  const about = readBackup(file);
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const replaced = place.url
    ? await restorePostgres(place.url, place, file, timeout)
    : await restoreSqlite(place, file, timeout);
  return { ...about, ...replaced };
}
