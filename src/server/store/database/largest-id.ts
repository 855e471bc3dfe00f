import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from '#server/store/schema.ts';

/** Returns the largest id of a table that is appended to, or 0 if it's empty. */
export async function largestId(db: Db, table: keyof Tables & string): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.id ?? 0);
}
