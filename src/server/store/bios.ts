import type { Db } from './database.ts';
import { Taken } from './taken.ts';

const aliasTaken = () => new Taken('alias', 'That alias is taken. Please choose another one.');

/**
 * Adds a bio page with its links, in their order.
 * @throws Taken when a link or bio page of the main host has the alias
 */
export function add(
  db: Db,
  bio: { account_id: number; alias: string; title: string; description: string; created_at: number },
  linkIds: readonly number[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom('links')
      .where('alias', '=', bio.alias)
      .where('domain_id', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (link) throw aliasTaken();
    const added = await trx
      .insertInto('bios')
      .values(bio)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw aliasTaken();
    if (linkIds.length > 0) {
      await trx
        .insertInto('bio_links')
        .values([...new Set(linkIds)].map((link_id, position) => ({ bio_id: added.id, link_id, position })))
        .execute();
    }
    return added.id;
  });
}
