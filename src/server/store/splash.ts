import type { Insertable, Updateable } from 'kysely';
import type { Db } from './database/database.ts';
import { removeOwn, updateOwn } from './records-by-id.ts';
import { type PageRequest, selectPage } from './page.ts';
import { type NewPicture, putPicture } from './pictures.ts';
import type { Tables } from './schema.ts';

export const page = (db: Db, accountId: number, wanted: PageRequest) =>
  selectPage(
    db
      .selectFrom('splash')
      .where('account_id', '=', accountId)
      .select(['id', 'name', 'created_at'])
      .orderBy('id', 'desc'),
    wanted,
  );

/** Includes the number of links that use it and the code of its picture. */
export const find = (db: Db, accountId: number, id: number) =>
  db
    .selectFrom('splash')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .selectAll()
    .select(({ selectFrom, fn }) => [
      selectFrom('links')
        .whereRef('links.splash_id', '=', 'splash.id')
        .select(fn.countAll<number>().as('count'))
        .as('links'),
      selectFrom('pictures').whereRef('pictures.splash_id', '=', 'splash.id').select('code').as('picture'),
    ])
    .executeTakeFirst();

export type SplashPicture = Pick<NewPicture, 'code' | 'width' | 'height'>;

/** Returns what visitors see of a splash page. */
export async function content(db: Db, id: number) {
  const found = await db
    .selectFrom('splash')
    .leftJoin('pictures', 'pictures.splash_id', 'splash.id')
    .where('splash.id', '=', id)
    .select(['title', 'message', 'button', 'seconds', 'theme', 'color', 'layout'])
    .select(['code', 'width', 'height'])
    .executeTakeFirst();
  if (!found) return undefined;
  const { code, width, height, ...page } = found;
  const picture: SplashPicture | undefined = code && width && height ? { code, width, height } : undefined;
  return { ...page, picture };
}

export function add(
  db: Db,
  splash: Insertable<Tables['splash']>,
  picture?: NewPicture | null,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('splash').values(splash).returning('id').executeTakeFirstOrThrow();
    if (picture) await putPicture(trx, { of: 'splash_id', id }, picture);
    return id;
  });
}

export type SplashChange = Omit<Updateable<Tables['splash']>, 'id' | 'account_id' | 'created_at'>;

/**
 * Changes the given fields.
 * @param picture the new one. Null removes it, undefined keeps it.
 * @returns whether the account had such a splash page
 */
export function update(
  db: Db,
  accountId: number,
  id: number,
  change: SplashChange,
  picture?: NewPicture | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await updateOwn(trx, 'splash', accountId, id, change))) return false;
    if (picture !== undefined) await putPicture(trx, { of: 'splash_id', id }, picture);
    return true;
  });
}

/**
 * Deletes a splash page. Links that used it then redirect without it. Returns whether the account had such a splash
 * page.
 */
export const remove = (db: Db, accountId: number, id: number) => removeOwn(db, 'splash', accountId, id);
