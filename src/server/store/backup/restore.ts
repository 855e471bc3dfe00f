import { chmodSync, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type About, difference, readBackup, rowsOf, unmark } from './backup-format.ts';
import { intoPostgres } from './backup-rows.ts';
import { syncFile } from './backup.ts';
import type { Db, Place } from '#server/store/database/database.ts';
import { changingPlaces, takeFolderAlone } from './folder-use.ts';
import { journalFolder, writePart } from './journal-files.ts';
import { migrateFile } from '#server/store/database/migrate-file.ts';
import { migrate } from '#server/store/database/migrate.ts';
import { unlimited } from '#server/store/database/postgres.ts';
import { databaseFile } from '#server/store/database/private-files.ts';

export interface Restored extends About {
  /** Where everything is that was there before; undefined: there was nothing. */
  kept: string | undefined;
}

/** What locks the folder stays. */
const isDatabase = (name: string) => name.startsWith('waypost.db') && !name.startsWith('waypost.db-lock');
const isData = (name: string) => name === 'journal' || isDatabase(name);

/** Puts what is there into a folder beside it. */
function setAside(dataDir: string, isMeant: (name: string) => boolean): string | undefined {
  const names = readdirSync(dataDir).filter(isMeant);
  if (names.length === 0) return undefined;
  const kept = path.join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(kept, { mode: 0o700 });
  for (const name of names) renameSync(path.join(dataDir, name), path.join(kept, name));
  syncFile(kept);
  return kept;
}

/** A folder with a database and a journal, as the service has them. The backup itself is only read. */
async function unpack(file: string, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const copy = databaseFile(folder);
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  unmark(copy, (part) => writePart(journalFolder(folder), part));
  await migrateFile(copy);
  for (const name of readdirSync(folder, { recursive: true })) syncFile(path.join(folder, String(name)));
  return copy;
}

/** Puts all that was unpacked into the data folder. */
function putInPlace(folder: string, dataDir: string): void {
  for (const name of readdirSync(folder)) renameSync(path.join(folder, name), path.join(dataDir, name));
  rmSync(folder, { recursive: true });
  syncFile(dataDir);
}

async function restoreSqlite({ dataDir }: Place, file: string): Promise<string | undefined> {
  const use = takeFolderAlone(dataDir);
  try {
    const unpacked = path.join(dataDir, 'restore-partial');
    await unpack(file, unpacked);
    const changing = changingPlaces(dataDir);
    // Of a restore that was interrupted: a copy of what is in a backup.
    rmSync(changing, { recursive: true, force: true });
    renameSync(unpacked, changing);
    syncFile(dataDir);
    const kept = setAside(dataDir, isData);
    putInPlace(changing, dataDir);
    return kept;
  } finally {
    use.end();
  }
}

/** @throws Error with a sentence unless the database is one that nobody uses and that has nothing to lose */
async function mustBeUnused(db: Db): Promise<void> {
  const others = await sql<{ processes: number }>`select count(*) as processes from pg_stat_activity
    where datname = current_database() and application_name = 'waypost' and pid <> pg_backend_pid()`.execute(
    db,
  );
  if (Number(others.rows[0]?.processes) > 0)
    throw new Error('Waypost is using this database. Stop the service, then restore again.');
  for (const table of ['accounts', 'visits', 'trail']) {
    const made = await sql<{ name: string | null }>`select to_regclass(${table})::text as name`.execute(db);
    if (!made.rows[0]?.name) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new Error(
        'The database of DATABASE_URL is in use already. Make an empty one with createdb, name it in DATABASE_URL, and restore again.',
      );
  }
}

async function restorePostgres(url: string, { dataDir }: Place, file: string): Promise<string | undefined> {
  await unlimited(url, mustBeUnused);
  const unpacked = path.join(dataDir, 'restore-partial');
  const copy = await unpack(file, unpacked);
  let kept: string | undefined;
  await unlimited(url, async (db) => {
    await migrate(db, 'postgres');
    const sqlite = new DatabaseSync(copy, { readOnly: true });
    await db.transaction().execute(async (trx) => {
      const wrong = difference(await intoPostgres(sqlite, trx), rowsOf(sqlite));
      if (wrong !== undefined)
        throw new Error(`The table ${wrong} couldn’t be restored. Nothing was changed.`);
      sqlite.close();
      for (const name of readdirSync(unpacked).filter(isDatabase)) rmSync(path.join(unpacked, name));
      kept = setAside(dataDir, (name) => name === 'journal');
      // Before the end of the transaction: nobody counts visits of a journal in a database that has no links.
      putInPlace(unpacked, dataDir);
    });
  });
  return kept;
}

/**
 * Puts a backup in the place of what is there, which is kept. PostgreSQL: into a database that is empty.
 * @throws Error with a sentence; then everything is as before
 */
export async function restore(place: Place, file: string): Promise<Restored> {
  const about = readBackup(file);
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const kept = place.url ? await restorePostgres(place.url, place, file) : await restoreSqlite(place, file);
  return { ...about, kept };
}
