import type { Db } from './database/database.ts';
import { recountPixels } from './firing.ts';
import { type PageRequest, selectPage } from './page.ts';

export const page = (db: Db, accountId: number, wanted: PageRequest) =>
  selectPage(
    db.selectFrom('pixels').where('account_id', '=', accountId).selectAll().orderBy('id', 'desc'),
    wanted,
  );

export async function add(
  db: Db,
  pixel: { account_id: number; type: string; name: string; tag: string; created_at: number },
): Promise<number> {
  return (await db.insertInto('pixels').values(pixel).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes the given fields. Returns whether the account had such a pixel. */
export async function update(
  db: Db,
  accountId: number,
  id: number,
  { name, tag }: { name?: string | undefined; tag?: string | undefined },
): Promise<boolean> {
  const done = await db
    .updateTable('pixels')
    // An update without any column is invalid, so `account_id` is always included.
    .set({ account_id: accountId, ...(name !== undefined && { name }), ...(tag !== undefined && { tag }) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/**
 * Deletes a pixel. Links and bio pages that fired it continue without it. Returns whether the account had such a pixel.
 */
export function remove(db: Db, accountId: number, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const done = await trx
      .deleteFrom('pixels')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (done.numDeletedRows === 0n) return false;
    await recountPixels(trx, accountId);
    return true;
  });
}
