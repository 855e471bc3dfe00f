import type { DialectDb } from './database/database.ts';

/**
 * Returns those of the ids that an account owns. In a PostgreSQL transaction, none of them can be deleted before its
 * end. In SQLite this is always so.
 */
export async function heldIds(
  { db, dialect }: DialectDb,
  table: 'links' | 'bios' | 'qrs',
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const held = db
    .selectFrom(table)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .select('id');
  const rows = await (dialect === 'postgres' ? held.forKeyShare() : held).execute();
  return rows.map(({ id }) => id);
}
