import type { Selectable, Updateable } from 'kysely';
import type { Db } from './database/database.ts';
import { whole } from './domains.ts';
import type { Tables } from './schema.ts';

export type OwnedTable = 'qrs' | 'bios' | 'campaigns' | 'channels' | 'pixels';

/** The account's records of these ids, in no order. */
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

/** The same of domains, each with whether another account has its host. */
export const findDomains = async (db: Db, accountId: number, ids: readonly number[]) =>
  ids.length === 0 ? [] : whole(db, accountId).where('id', 'in', ids).execute();

/** Tables whose rows have an id and belong to an account. What follows treats them alike, so one stands for all. */
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

/** How many rows the account has. */
export async function countOwn(db: Db, table: OwnTable, accountId: number): Promise<number> {
  const { found } = await db
    .selectFrom(table as Any)
    .where('account_id', '=', accountId)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Changes what is given. Returns whether the account had such a row. */
export async function updateOwn<Table extends OwnTable>(
  db: Db,
  table: Table,
  accountId: number,
  id: number,
  change: Omit<Updateable<Tables[Table]>, 'id' | 'account_id'>,
): Promise<boolean> {
  const done = await db
    .updateTable(table as Any)
    // Never without a member, which would be no statement.
    .set({ account_id: accountId, ...change })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Returns whether the account had such a row. */
export async function removeOwn(db: Db, table: OwnTable, accountId: number, id: number): Promise<boolean> {
  const done = await db
    .deleteFrom(table as Any)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}
