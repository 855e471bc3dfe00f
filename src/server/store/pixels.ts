import type { Db } from './database.ts';
import { type PageWanted, pageOf } from './page.ts';

export const page = (db: Db, accountId: number, wanted: PageWanted) =>
  pageOf(
    db.selectFrom('pixels').where('account_id', '=', accountId).selectAll().orderBy('id', 'desc'),
    wanted,
  );

export async function add(
  db: Db,
  pixel: { account_id: number; type: string; name: string; tag: string; created_at: number },
): Promise<number> {
  return (await db.insertInto('pixels').values(pixel).returning('id').executeTakeFirstOrThrow()).id;
}
