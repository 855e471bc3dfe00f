import type { Insertable, Updateable } from 'kysely';
import type { Db } from './database/database.ts';
import { removeOwn, updateOwn } from './records-by-id.ts';
import { type PageRequest, selectPage } from './page.ts';
import type { Tables } from './schema.ts';

export const page = (db: Db, accountId: number, wanted: PageRequest) =>
  selectPage(
    db
      .selectFrom('overlays')
      .where('account_id', '=', accountId)
      .select(['id', 'type', 'name', 'created_at'])
      .orderBy('id', 'desc'),
    wanted,
  );

/** Includes the number of links that use it. */
export const find = (db: Db, accountId: number, id: number) =>
  db
    .selectFrom('overlays')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('links')
        .whereRef('links.overlay_id', '=', 'overlays.id')
        .select(fn.countAll<number>().as('count'))
        .as('links'),
    )
    .executeTakeFirst();

/** Returns what visitors see of an overlay. */
export const content = (db: Db, id: number) =>
  db
    .selectFrom('overlays')
    .where('id', '=', id)
    .select(['message', 'button', 'url', 'display', 'position', 'theme', 'color'])
    .executeTakeFirst();

export async function add(db: Db, overlay: Insertable<Tables['overlays']>): Promise<number> {
  return (await db.insertInto('overlays').values(overlay).returning('id').executeTakeFirstOrThrow()).id;
}

export type OverlayChange = Omit<Updateable<Tables['overlays']>, 'id' | 'account_id' | 'type' | 'created_at'>;

/** Changes the given fields. Returns whether the account had such an overlay. */
export const update = (db: Db, accountId: number, id: number, change: OverlayChange) =>
  updateOwn(db, 'overlays', accountId, id, change);

/** Deletes an overlay. Links that used it then redirect without it. Returns whether the account had such an overlay. */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'overlays', accountId, id);
