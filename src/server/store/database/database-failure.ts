/**
 * What keeps a database from working, if the query isn't at fault:
 * - `away`: it can't be reached, or it is stopping or starting
 * - `busy`: others hold what is needed for longer than the timeout
 * - `full`: there is no space left to write
 * - `read-only`: nothing can be written, as on a standby or a disk that the system has given up on
 * - `broken`: the disk or the file fails
 */
export type DatabaseFailure = 'away' | 'busy' | 'full' | 'read-only' | 'broken';

/** Thrown instead of querying the database while it's known to be unavailable. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause?: unknown) {
    super('The database is away.', { cause });
  }
}

/** By SQLite's primary result code: https://sqlite.org/rescode.html */
const ofSqlite: ReadonlyMap<number, DatabaseFailure> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [8, 'read-only'],
  [10, 'broken'],
  [11, 'broken'],
  [13, 'full'],
  [14, 'broken'],
  [26, 'broken'],
]);

/**
 * By PostgreSQL's SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html. The first match applies.
 */
const ofPostgres: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/^(08|57P0|53300|25P0[34])/, 'away'],
  [/^(57014|55P03|40P01|40001|53200|53400)/, 'busy'],
  [/^53100/, 'full'],
  [/^25006/, 'read-only'],
  [/^(58|XX)/, 'broken'],
];

const ofNetwork = /^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|ENOENT|EPIPE|EAI_)/;

/** By the system's error code for a file, since SQLite's log is synced outside SQLite. */
const ofFile: ReadonlyMap<string, DatabaseFailure> = new Map([
  ['EIO', 'broken'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'read-only'],
]);

/** Messages of driver errors that have no code. */
const saidOfAway =
  /Connection terminated|connection error and is not queryable|was closed and is not queryable|timeout exceeded when trying to connect|after calling end on the pool|driver has already been destroyed|connection has been discarded/i;

/**
 * Returns what is wrong with the database, based on an error of its driver. Undefined means that the query was at
 * fault. Only for errors that the store throws, since others have network errors as well.
 */
export function failureOf(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseUnavailable) return 'away';
  if ('errcode' in error && typeof error.errcode === 'number') return ofSqlite.get(error.errcode & 0xff);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.length === 5 && 'severity' in error) return ofPostgres.find(([form]) => form.test(code))?.[1];
  const failing = ofFile.get(code);
  if (failing) return failing;
  if (ofNetwork.test(code) || saidOfAway.test(error.message)) return 'away';
  return isTimeout(error) ? 'busy' : undefined;
}

/** Returns whether no response came within the timeout by the service's own clock. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
