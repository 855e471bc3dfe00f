import type { Db } from './database.ts';
import { type PageWanted, pageOf } from './page.ts';
import { retiredAmong } from './retired.ts';
import { Taken } from './taken.ts';

export interface NewDomain {
  account_id: number;
  scheme: 'http' | 'https';
  host: string;
  redirectroot: string;
  redirect404: string;
  created_at: number;
}

const ofAccount = (db: Db, accountId: number) => db.selectFrom('domains').where('account_id', '=', accountId);

export const page = (db: Db, accountId: number, wanted: PageWanted) =>
  pageOf(ofAccount(db, accountId).selectAll().orderBy('id', 'desc'), wanted);

export const find = (db: Db, accountId: number, id: number) =>
  ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();

export const findByHost = (db: Db, accountId: number, host: string) =>
  ofAccount(db, accountId).selectAll().where('host', '=', host).executeTakeFirst();

export async function isTaken(db: Db, host: string): Promise<boolean> {
  return (
    (await db.selectFrom('domains').where('host', '=', host).select('id').executeTakeFirst()) !== undefined
  );
}

/** @throws Taken when the host is a branded domain already, whoever has it */
export async function add(db: Db, domain: NewDomain): Promise<number> {
  const added = await db
    .insertInto('domains')
    .values(domain)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Taken('domain', 'That domain is in use already.');
  return added.id;
}

/** Returns whether the account has such a domain. */
export async function update(
  db: Db,
  accountId: number,
  id: number,
  change: { redirectroot?: string; redirect404?: string },
): Promise<boolean> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return (await find(db, accountId, id)) !== undefined;
  const done = await db
    .updateTable('domains')
    .set(given)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/**
 * Deletes a domain. Its links stay and move to the main host; one whose alias is taken there gets another.
 * @returns how many links moved, and how many of them under another alias; undefined when there is no such domain
 */
export function remove(
  db: Db,
  accountId: number,
  id: number,
  anotherAlias: () => string,
): Promise<{ moved: number; renamed: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    if (!(await find(trx, accountId, id))) return undefined;
    const clashing = await trx
      .selectFrom('links')
      .where('domain_id', '=', id)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('links as other')
              .whereRef('other.alias', '=', 'links.alias')
              .where('other.domain_id', 'is', null)
              .select('other.id'),
          ),
          exists(selectFrom('bios').whereRef('bios.alias', '=', 'links.alias').select('bios.id')),
        ]),
      )
      .select(['id', 'alias', 'search'])
      .execute();
    const moving = await trx
      .selectFrom('links')
      .where('domain_id', '=', id)
      .select(['id', 'alias', 'search'])
      .execute();
    const retired = await retiredAmong(
      trx,
      'alias',
      moving.map(({ alias }) => alias),
    );
    const known = new Set(clashing.map((link) => link.id));
    clashing.push(...moving.filter((link) => retired.has(link.alias) && !known.has(link.id)));
    for (const link of clashing) {
      const alias = anotherAlias();
      const search = link.search.replace(link.alias.toLowerCase(), alias.toLowerCase());
      await trx
        .updateTable('links')
        .set({ alias, search, domain_id: null })
        .where('id', '=', link.id)
        .execute();
    }
    const rest = await trx
      .updateTable('links')
      .set({ domain_id: null })
      .where('domain_id', '=', id)
      .executeTakeFirst();
    await trx.deleteFrom('domains').where('id', '=', id).execute();
    return { moved: Number(rest.numUpdatedRows) + clashing.length, renamed: clashing.length };
  });
}
