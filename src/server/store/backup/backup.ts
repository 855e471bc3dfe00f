import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { type About, markAsBackup, readBackup, rowsOf } from './backup-format.ts';
import { copyToSqlite } from './backup-rows.ts';
import type { Db, DatabaseOptions } from '#server/store/database/database.ts';
import { lockFolderShared } from './folder-use.ts';
import { copyJournal, journalFolder, readParts } from './journal-files.ts';
import { migrateFile } from '#server/store/database/migrate-file.ts';
import { migrationNames } from '#server/store/database/migrate.ts';
import { unlimited } from '#server/store/database/postgres.ts';
import { databaseFile } from '#server/store/database/private-files.ts';

export interface BackupResult extends About {
  bytes: number;
}

export function syncFile(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const pagesAtOnce = 10_000;

/**
 * @throws Error if a later version of Waypost migrated the database. This version knows neither all tables nor all of
 * their contents.
 */
function refuseNewer(database: string, applied: readonly unknown[]): void {
  if (applied.every((name) => migrationNames.includes(String(name)))) return;
  throw new Error(`${database} was made by a newer version of Waypost. Back it up with that version.`);
}

/** Copies the state at one moment, while the service continues to write. */
async function copySqlite(dataDir: string, to: string): Promise<Record<string, number>> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir}. Set DATA_DIR to its folder.`);
  const use = lockFolderShared(dataDir);
  try {
    const source = new DatabaseSync(file, { timeout: 5000 });
    try {
      // The counts and the copy see the same state, since they share a transaction.
      source.exec('begin');
      const applied = source.prepare('select name from kysely_migration').all();
      refuseNewer(
        file,
        applied.map(({ name }) => name),
      );
      const rows = rowsOf(source);
      await backup(source, to, { rate: pagesAtOnce });
      return rows;
    } finally {
      source.close();
    }
  } finally {
    use.end();
  }
}

async function copyPostgres(url: string, to: string): Promise<Record<string, number>> {
  let rows: Record<string, number> = {};
  const copy = async (trx: Db) => {
    const { rows: made } = await sql<{ table: string | null }>`
      select to_regclass('kysely_migration')::text as table`.execute(trx);
    if (!made[0]?.table) throw new Error('The database at DATABASE_URL has no Waypost tables.');
    const { rows: found } = await sql<{ name: string }>`
      select name from kysely_migration order by name`.execute(trx);
    const applied = found.map(({ name }) => name);
    refuseNewer('The database at DATABASE_URL', applied);
    await migrateFile(to, applied.at(-1));
    const sqlite = new DatabaseSync(to);
    try {
      rows = await copyToSqlite(trx, sqlite);
    } finally {
      sqlite.close();
    }
  };
  await unlimited(url, (db) =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(copy),
  );
  return rows;
}

/**
 * Writes everything that the service confirmed before the call into one file, then reads the file back and checks it.
 * @throws Error with a sentence if the file exists and may not be overwritten, or if something is wrong
 */
export async function backUp(place: DatabaseOptions, file: string, overwrite = false): Promise<BackupResult> {
  if (!overwrite) {
    if (existsSync(file)) throw new Error(`${file} already exists. Choose another file, or add --overwrite.`);
    // From here on, no other backup writes to this file.
    closeSync(openSync(file, 'wx', 0o600));
  }
  let isDone = false;
  let folder: string | undefined;
  try {
    folder = mkdtempSync(`${file}.partial-`);
    const [copy, journal] = [path.join(folder, 'copy'), path.join(folder, 'journal')];
    closeSync(openSync(copy, 'wx', 0o600));
    // The journal is copied before the database. A visit that moves from one to the other in the meantime is in both,
    // and still counts once.
    copyJournal(journalFolder(place.dataDir), journal);
    const made = new Date().toISOString();
    const rows = place.url ? await copyPostgres(place.url, copy) : await copySqlite(place.dataDir, copy);
    markAsBackup(copy, { made, rows }, readParts(journal));
    readBackup(copy, file);
    chmodSync(copy, 0o600);
    syncFile(copy);
    renameSync(copy, file);
    isDone = true;
    syncFile(path.dirname(path.resolve(file)));
    return { made, rows, bytes: statSync(file).size };
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    if (!isDone && !overwrite) rmSync(file, { force: true });
  }
}
