import { DatabaseSync } from 'node:sqlite';

/** Milliseconds that the opening may wait for other processes: nothing is answered yet. */
const openingPatience = 5000;
/** Milliseconds that a read may wait inside SQLite, where a killed process left something to be put in order. */
const readPatience = 50;
/** Pages of the log after which a commit moves them into the file, when the counting thread has not done it before. */
const longLog = 8000;

/**
 * Opens a database file as the service wants it, in WAL mode with foreign keys. Waits for nobody's lock afterwards:
 * SQLite's own waiting would stop the whole thread, so whoever writes waits outside it (`sqlite-writing.ts`).
 * No commit is synced to the disk here: those that are answered for are synced by `sqlite-syncing.ts`.
 */
export function openSqlite(
  file: string,
  { readOnly = false, movesLog = true }: { readOnly?: boolean; movesLog?: boolean } = {},
): DatabaseSync {
  const sqlite = new DatabaseSync(file, { readOnly, timeout: openingPatience });
  if (!readOnly) sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal');
  if (!movesLog) sqlite.exec(`pragma wal_autocheckpoint = ${longLog}`);
  sqlite.exec('pragma foreign_keys = on; pragma temp_store = memory');
  sqlite.exec(`pragma busy_timeout = ${readOnly ? readPatience : 0}`);
  return sqlite;
}

/** Whether an error of SQLite says that another connection holds the lock; its extended codes included. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff);
