import type { Db } from './database.ts';
import { type PageWanted, pageOf } from './page.ts';

export const page = (db: Db, accountId: number, wanted: PageWanted) =>
  pageOf(
    db.selectFrom('splash').where('account_id', '=', accountId).selectAll().orderBy('id', 'desc'),
    wanted,
  );

export async function add(
  db: Db,
  splash: { account_id: number; name: string; created_at: number },
): Promise<number> {
  return (await db.insertInto('splash').values(splash).returning('id').executeTakeFirstOrThrow()).id;
}
