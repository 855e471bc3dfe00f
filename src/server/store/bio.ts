import type { Insertable, Updateable } from 'kysely';
import type { Db } from './database/database.ts';
import { lockByName } from './database/transactions.ts';
import { setPixels } from './firing.ts';
import { optionColumns } from './link-options.ts';
import { type PageRequest, selectPage } from './page.ts';
import { type NewPicture, putPicture } from './pictures.ts';
import type { Tables } from './schema.ts';
import { aliasLock, isRetired, keepAliases, ownAlias } from './retired.ts';
import { ConflictError, orConflict } from './conflict.ts';
import { forgetTargets } from './gone-targets.ts';
import { keepViews } from './series.ts';

const aliasReserved = () => new ConflictError('alias', 'That alias is reserved.');
const aliasTaken = () => new ConflictError('alias', 'That alias is taken. Please choose another one.');
const aliasKept = () =>
  new ConflictError('alias', 'That alias was used before and is reserved. Choose another one.');

/** Selects an account's bio pages, each with the number of its links and the code of its picture. */
const ofAccount = (db: Db, accountId: number) =>
  db
    .selectFrom('bios')
    .where('account_id', '=', accountId)
    .selectAll()
    .select(({ selectFrom, fn }) => [
      selectFrom('bio_links')
        .whereRef('bio_links.bio_id', '=', 'bios.id')
        .select(fn.countAll<number>().as('count'))
        .as('links'),
      selectFrom('pictures').whereRef('pictures.bio_id', '=', 'bios.id').select('code').as('picture'),
    ]);

export type BioRow = Awaited<ReturnType<ReturnType<typeof ofAccount>['executeTakeFirstOrThrow']>>;

export const page = (db: Db, accountId: number, wanted: PageRequest) =>
  selectPage(ofAccount(db, accountId).orderBy('id', 'desc'), wanted);

export const find = (db: Db, accountId: number, id: number) =>
  ofAccount(db, accountId).where('id', '=', id).executeTakeFirst();

/** Returns the links of a bio page in order, with the domain and the options of each. */
export const linksOf = (db: Db, id: number) =>
  db
    .selectFrom('bio_links')
    .innerJoin('links', 'links.id', 'bio_links.link_id')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .where('bio_links.bio_id', '=', id)
    .select([
      'links.id',
      'links.alias',
      'links.title',
      'links.longurl',
      ...optionColumns,
      'domains.scheme',
      'domains.host',
    ])
    .orderBy('bio_links.position')
    .execute();

async function setLinks(db: Db, id: number, linkIds: readonly number[]): Promise<void> {
  await db.deleteFrom('bio_links').where('bio_id', '=', id).execute();
  if (linkIds.length === 0) return;
  await db
    .insertInto('bio_links')
    .values([...new Set(linkIds)].map((link_id, position) => ({ bio_id: id, link_id, position })))
    .execute();
}

/**
 * Ensures that no link of the main host takes the alias until the transaction ends.
 * @throws ConflictError if a link of the main host has the alias, or if it's reserved
 */
async function mustBeNoLink(db: Db, alias: string, accountId: number): Promise<void> {
  await lockByName(db, aliasLock(alias));
  const link = await db
    .selectFrom('links')
    .where('alias', '=', alias)
    .where('domain_id', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (link) throw aliasTaken();
  if (alias === ownAlias) throw aliasReserved();
  if (await isRetired(db, 'alias', alias, accountId)) throw aliasKept();
}

/** Parts of a bio page besides its links. */
interface BioParts {
  /** The new picture. Null removes it, undefined keeps it. */
  picture?: NewPicture | null | undefined;
  /** All pixels that fire. Undefined keeps them. */
  pixelIds?: readonly number[] | undefined;
}

/**
 * Adds a bio page with its links in order.
 * @throws ConflictError if a link or bio page of the main host has the alias
 */
export function add(
  db: Db,
  bio: Insertable<Tables['bios']>,
  linkIds: readonly number[],
  { picture, pixelIds }: BioParts = {},
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await mustBeNoLink(trx, bio.alias, bio.account_id);
    const added = await trx
      .insertInto('bios')
      .values(bio)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw aliasTaken();
    await setLinks(trx, added.id, linkIds);
    if (picture) await putPicture(trx, { of: 'bio_id', id: added.id }, picture);
    if (pixelIds) await setPixels(trx, bio.account_id, { kind: 'bio', id: added.id }, pixelIds);
    return added.id;
  });
}

export type BioChange = Omit<Updateable<Tables['bios']>, 'id' | 'account_id' | 'created_at' | 'pixels'>;

/**
 * Changes the given fields. The links are replaced as a whole.
 * @returns the updated page, or undefined if the account has no such bio page
 * @throws ConflictError if a link or another bio page of the main host has the alias
 */
export function update(
  db: Db,
  accountId: number,
  id: number,
  change: BioChange,
  linkIds: readonly number[] | undefined,
  { picture, pixelIds }: BioParts = {},
): Promise<BioRow | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await find(trx, accountId, id);
    if (!before) return undefined;
    if (change.alias !== undefined && change.alias !== before.alias) {
      await mustBeNoLink(trx, change.alias, accountId);
      const other = await trx
        .selectFrom('bios')
        .where('alias', '=', change.alias)
        .select('id')
        .executeTakeFirst();
      if (other) throw aliasTaken();
      await keepAliases(trx, 'bio', accountId, [{ ...before, visits: before.views }]);
    }
    // An update without any column is invalid, so `account_id` is always included.
    await trx
      .updateTable('bios')
      .set({ account_id: accountId, ...change })
      .where('id', '=', id)
      .execute()
      .catch(orConflict(aliasTaken));
    if (linkIds) await setLinks(trx, id, linkIds);
    if (picture !== undefined) await putPicture(trx, { of: 'bio_id', id }, picture);
    if (pixelIds) await setPixels(trx, accountId, { kind: 'bio', id }, pixelIds);
    return find(trx, accountId, id);
  });
}

/** Deletes bio pages and removes them from channels. Returns those that the account had. */
export function remove(db: Db, accountId: number, ids: readonly number[]): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('bios')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .returning(['id', 'alias', 'views'])
      .execute();
    await keepAliases(
      trx,
      'bio',
      accountId,
      gone.map((page) => ({ ...page, visits: page.views })),
    );
    await keepViews(trx, accountId, gone);
    return forgetTargets(trx, 'bio', gone);
  });
}
