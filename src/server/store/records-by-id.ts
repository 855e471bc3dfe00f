import type { Selectable } from 'kysely';
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
