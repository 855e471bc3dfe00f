import { DatabaseSync } from 'node:sqlite';

/** Maximum time that opening waits for other processes, in ms. No requests are served yet. */
const openTimeoutMs = 5000;
/** Maximum time that a read waits inside SQLite, in ms. It waits if a killed process left something to recover. */
const readTimeoutMs = 50;
/** Pages in the log from which a commit moves them into the file, unless the counting thread has done so before. */
const longLog = 8000;

/**
 * Opens a database file in WAL mode with foreign keys. Afterwards it waits for no lock. SQLite's own waiting would
 * block the whole thread, so writers wait outside it (`sqlite-writing.ts`). It syncs no commit to the disk.
 * `sqlite-syncing.ts` syncs those that must be durable.
 */
export function openSqlite(
  file: string,
  { readOnly = false, movesLog = true }: { readOnly?: boolean; movesLog?: boolean } = {},
): DatabaseSync {
  const sqlite = new DatabaseSync(file, { readOnly, timeout: openTimeoutMs });
  if (!readOnly) sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal');
  if (!movesLog) sqlite.exec(`pragma wal_autocheckpoint = ${longLog}`);
  sqlite.exec('pragma foreign_keys = on; pragma temp_store = memory');
  sqlite.exec(`pragma busy_timeout = ${readOnly ? readTimeoutMs : 0}`);
  return sqlite;
}

/** Returns whether an error of SQLite, extended codes included, means that another connection holds the lock. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff);
