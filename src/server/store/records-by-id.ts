import type { Selectable, Updateable } from 'kysely';
import type { Db } from './database/database.ts';
import { selectDomains } from './domains.ts';
import type { Tables } from './schema.ts';

export type OwnedTable = 'qrs' | 'bios' | 'campaigns' | 'channels' | 'pixels';

/** Returns the account's records with these ids, in no particular order. */
export async function findMany<Table extends OwnedTable>(
  db: Db,
  table: Table,
  accountId: number,
  ids: readonly number[],
): Promise<Selectable<Tables[Table]>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table as 'qrs')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .selectAll()
    .execute();
  return rows as unknown as Selectable<Tables[Table]>[];
}

/** Returns the account's domains with these ids, each with whether another account has its host. */
export const findDomains = async (db: Db, accountId: number, ids: readonly number[]) =>
  ids.length === 0 ? [] : selectDomains(db, accountId).where('id', 'in', ids).execute();

/**
 * Tables with an id whose rows belong to an account. The functions below treat them alike, so one table's type stands
 * for all.
 */
type OwnTable =
  | 'annotations'
  | 'channels'
  | 'goals'
  | 'looks'
  | 'overlays'
  | 'passkeys'
  | 'shares'
  | 'splash';
type Any = 'looks';

/** Returns how many rows the account has. */
export async function countOwn(db: Db, table: OwnTable, accountId: number): Promise<number> {
  const { found } = await db
    .selectFrom(table as Any)
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Changes the given fields. Returns whether the account had such a row. */
export async function updateOwn<Table extends OwnTable>(
  db: Db,
  table: Table,
  accountId: number,
  id: number,
  change: Omit<Updateable<Tables[Table]>, 'id' | 'account_id'>,
): Promise<boolean> {
  const done = await db
    .updateTable(table as Any)
    // An update without any column is invalid, so `account_id` is always included.
    .set({ account_id: accountId, ...change })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Deletes a row. Returns whether the account had it. */
export async function removeOwn(db: Db, table: OwnTable, accountId: number, id: number): Promise<boolean> {
  const done = await db
    .deleteFrom(table as Any)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}
