import type { Insertable, Updateable } from 'kysely';
import type { Db } from './database.ts';
import { type PageWanted, pageOf } from './page.ts';
import type { Tables } from './schema.ts';

export const page = (db: Db, accountId: number, wanted: PageWanted) =>
  pageOf(
    db
      .selectFrom('splash')
      .where('account_id', '=', accountId)
      .select(['id', 'name', 'created_at'])
      .orderBy('id', 'desc'),
    wanted,
  );

/** With the number of links that pass through it. */
export const find = (db: Db, accountId: number, id: number) =>
  db
    .selectFrom('splash')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .selectAll()
    .select(({ selectFrom, fn }) =>
      selectFrom('links')
        .whereRef('links.splash_id', '=', 'splash.id')
        .select(fn.countAll<number>().as('count'))
        .as('links'),
    )
    .executeTakeFirst();

/** What visitors see of it. */
export const content = (db: Db, id: number) =>
  db
    .selectFrom('splash')
    .where('id', '=', id)
    .select(['title', 'message', 'button', 'seconds', 'theme', 'color'])
    .executeTakeFirst();

export async function add(db: Db, splash: Insertable<Tables['splash']>): Promise<number> {
  return (await db.insertInto('splash').values(splash).returning('id').executeTakeFirstOrThrow()).id;
}

export type SplashChange = Omit<Updateable<Tables['splash']>, 'id' | 'account_id' | 'created_at'>;

/** Changes what is given. Returns whether the account had such a splash page. */
export async function update(db: Db, accountId: number, id: number, change: SplashChange): Promise<boolean> {
  const done = await db
    .updateTable('splash')
    // Never without a member, which would be no statement.
    .set({ account_id: accountId, ...change })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Links that passed through it lead straight on. Returns whether the account had such a splash page. */
export async function remove(db: Db, accountId: number, id: number): Promise<boolean> {
  const done = await db
    .deleteFrom('splash')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
}
