import { PostgresAdapter, sql } from 'kysely';
import type { Db } from './database.ts';

/** What several statements do as one; within a transaction, as a part of it. */
export const together = <Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/**
 * Has transactions that name the same wait for each other until they end. What one looked for is then still so when it
 * writes. SQLite has one writer at a time by itself.
 */
export async function inTurn(trx: Db, ...names: readonly string[]): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // In one order, so that no two wait for each other.
  for (const name of names.toSorted())
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}
