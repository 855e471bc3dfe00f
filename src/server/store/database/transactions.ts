import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './database.ts';

/** Runs several statements as one transaction. Inside a transaction, they become part of it. */
export const inTransaction = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/**
 * Makes transactions that use the same name wait for each other until they end. What a transaction has read is then
 * still true when it writes. SQLite only ever has one writer at a time.
 */
export async function lockByName(trx: Db, ...names: readonly string[]): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // All transactions lock in the same order, so that no two wait for each other.
  for (const name of names.toSorted())
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
