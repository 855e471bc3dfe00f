import type { Db } from './database.ts';
import { type PageWanted, pageOf } from './page.ts';

export const page = (db: Db, accountId: number, wanted: PageWanted) =>
  pageOf(
    db.selectFrom('overlays').where('account_id', '=', accountId).selectAll().orderBy('id', 'desc'),
    wanted,
  );

export async function add(
  db: Db,
  overlay: { account_id: number; type: string; name: string; created_at: number },
): Promise<number> {
  return (await db.insertInto('overlays').values(overlay).returning('id').executeTakeFirstOrThrow()).id;
}
