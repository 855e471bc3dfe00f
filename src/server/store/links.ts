import { sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';
import type { Db } from './database/database.ts';
import { lockByName, inTransaction } from './database/transactions.ts';
import { setPixels } from './firing.ts';
import { merged, type Options, optionColumns, type Rules, formatRules } from './link-options.ts';
import { type GroupsToSet, setGroups } from './link-groups.ts';
import { type PageRequest, selectPage } from './page.ts';
import { aliasLock, isRetired, keepAliases, ownAlias } from './retired.ts';
import { ConflictError, orConflict } from './conflict.ts';
import { forgetTargets } from './gone-targets.ts';

export interface NewLink {
  account_id: number;
  domain_id: number | null;
  alias: string;
  longurl: string;
  title: string;
  description: string;
  created_at: number;
}

/** What a new link does besides redirecting to its destination. */
export interface NewOptions extends Partial<Options> {
  rules?: Rules;
  /** All pixels that fire. */
  pixelIds?: readonly number[];
}

/** Selects an account's links, each with its domain. Without a domain, a link is on the main host. */
const ofAccount = (db: Db, accountId: number) =>
  db
    .selectFrom('links')
    .leftJoin('domains', 'domains.id', 'links.domain_id')
    .where('links.account_id', '=', accountId)
    .select([
      'links.id',
      'links.alias',
      'links.longurl',
      'links.title',
      'links.description',
      'links.clicks',
      'links.created_at',
      'domains.scheme',
      'domains.host',
    ])
    .select(optionColumns);

export type LinkRow = Awaited<ReturnType<ReturnType<typeof ofAccount>['executeTakeFirstOrThrow']>>;

/** Escapes what `like` would read as a pattern. */
const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, '\\$&');

/** Returns links, newest or most clicked first. Each must contain every word of `q`. */
export function page(
  db: Db,
  accountId: number,
  { order, q, ...wanted }: PageRequest & { order?: 'date' | 'click' | undefined; q?: string | undefined },
) {
  let query = ofAccount(db, accountId);
  for (const word of foldForSearch(q ?? '')
    .split(/\s+/)
    .filter(Boolean)) {
    query = query.where(sql<boolean>`links.search like ${`%${escapeLike(word)}%`} escape '\\'`);
  }
  return selectPage(
    query
      .orderBy(order === 'click' ? 'links.clicks' : 'links.created_at', 'desc')
      .orderBy('links.id', 'desc'),
    wanted,
  );
}

/** Finds a link by alias on a domain (a host), on the main host (null), or anywhere in the account (undefined). */
export function findByAlias(
  db: Db,
  accountId: number,
  alias: string,
  host?: string | null,
): Promise<LinkRow | undefined> {
  const query = ofAccount(db, accountId).where('links.alias', '=', alias);
  if (host === null) return query.where('links.domain_id', 'is', null).executeTakeFirst();
  if (host !== undefined) return query.where('domains.host', '=', host).executeTakeFirst();
  // The main host's link comes before a domain's, then the oldest comes first.
  return query
    .orderBy(({ fn, ref, lit }) => fn.coalesce(ref('links.domain_id'), lit(0)))
    .orderBy('links.id')
    .executeTakeFirst();
}

/** Returns the account's links with these ids, in no particular order. */
export function findMany(db: Db, accountId: number, ids: readonly number[]): Promise<LinkRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return ofAccount(db, accountId).where('links.id', 'in', ids).execute();
}

/** Includes the columns that an update keeps. */
export const find = (db: Db, accountId: number, id: number) =>
  ofAccount(db, accountId).select('links.domain_id').where('links.id', '=', id).executeTakeFirst();

/** Returns the text that searches look through. */
const searchText = (link: { alias: string; longurl: string; title: string; description: string }) =>
  foldForSearch([link.alias, link.longurl, link.title, link.description].join('\n'));

const aliasReserved = () => new ConflictError('custom', 'That alias is reserved.');
const aliasTaken = () => new ConflictError('custom', 'That alias is taken. Please choose another one.');
const aliasKept = () =>
  new ConflictError('custom', 'That alias was used before and is reserved. Choose another one.');

/**
 * Ensures that no bio page takes the alias until the transaction ends.
 * @throws ConflictError if a bio page of the main host has the alias, or if it's reserved there
 */
async function mustBeNoBio(
  db: Db,
  { alias, domain_id }: Pick<NewLink, 'alias' | 'domain_id'>,
  accountId: number,
) {
  if (domain_id !== null) return;
  await lockByName(db, aliasLock(alias));
  const bio = await db.selectFrom('bios').where('alias', '=', alias).select('id').executeTakeFirst();
  if (bio) throw aliasTaken();
  if (alias === ownAlias) throw aliasReserved();
  if (await isRetired(db, 'alias', alias, accountId)) throw aliasKept();
}

/** Returns whether the account may use an alias on a domain or, with null, on the main host. */
export async function isFree(
  db: Db,
  accountId: number,
  alias: string,
  domain_id: number | null,
): Promise<boolean> {
  const on = (table: 'links' | 'bios') => db.selectFrom(table).where('alias', '=', alias).select('id');
  const link = await on('links')
    .where(sql<number>`coalesce(domain_id, 0)`, '=', domain_id ?? 0)
    .executeTakeFirst();
  if (link) return false;
  if (domain_id !== null) return true;
  return (
    (await on('bios').executeTakeFirst()) === undefined && !(await isRetired(db, 'alias', alias, accountId))
  );
}

/** @throws ConflictError if a link of the same host, or a bio page of the main host, has the alias */
export function add(db: Db, { pixelIds = [], ...link }: NewLink & NewOptions): Promise<number> {
  return inTransaction(db, async (trx) => {
    const id = await addOne(trx, link);
    if (pixelIds.length > 0) await setPixels(trx, link.account_id, { kind: 'link', id }, pixelIds);
    return id;
  });
}

async function addOne(db: Db, link: NewLink & Omit<NewOptions, 'pixelIds'>): Promise<number> {
  await mustBeNoBio(db, link, link.account_id);
  const { rules, ...columns } = link;
  const added = await db
    .insertInto('links')
    .values({ ...columns, rules: formatRules(rules), search: searchText(link) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw aliasTaken();
  return added.id;
}

export type LinkChange = Partial<Pick<NewLink, 'alias' | 'domain_id' | 'longurl' | 'title' | 'description'>> &
  NewOptions & { groups?: GroupsToSet };

/**
 * Changes the given fields, and only the given kinds of rules. A click limit on a link that had none includes the
 * clicks counted so far.
 * @returns the updated link, or undefined if the account has no such link
 * @throws ConflictError if a link of the same host, or a bio page of the main host, has the alias
 */
export function update(
  db: Db,
  accountId: number,
  id: number,
  { rules, pixelIds, groups, ...change }: LinkChange,
) {
  return db.transaction().execute(async (trx) => {
    const before = await find(trx, accountId, id);
    if (!before) return undefined;
    const after = { ...before, ...change };
    if (after.alias !== before.alias || after.domain_id !== before.domain_id)
      await mustBeNoBio(trx, after, accountId);
    const other = await trx
      .selectFrom('links')
      .where('alias', '=', after.alias)
      .where(sql<number>`coalesce(domain_id, 0)`, '=', after.domain_id ?? 0)
      .where('id', '!=', id)
      .select('id')
      .executeTakeFirst();
    if (other) throw aliasTaken();
    if (before.domain_id === null && (after.alias !== before.alias || after.domain_id !== null))
      await keepAliases(trx, 'link', accountId, [{ ...before, visits: before.clicks }]);
    await trx
      .updateTable('links')
      .set({
        ...change,
        ...(rules && { rules: merged(before.rules, rules) }),
        ...(typeof change.click_limit === 'number' &&
          before.click_limit === null && { passed: before.clicks }),
        search: searchText(after),
      })
      .where('id', '=', id)
      .execute()
      .catch(orConflict(aliasTaken));
    if (pixelIds) await setPixels(trx, accountId, { kind: 'link', id }, pixelIds);
    if (groups) await setGroups(trx, id, groups);
    return find(trx, accountId, id);
  });
}

/** Archives links, or restores them. Returns those that the account has. */
export async function archive(
  db: Db,
  accountId: number,
  ids: readonly number[],
  archived: 0 | 1,
): Promise<number[]> {
  const changed = await db
    .updateTable('links')
    .set({ archived })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}

/** Deletes links, and removes them from campaigns, channels and bio pages. Returns those that the account had. */
export function remove(db: Db, accountId: number, ids: readonly number[]): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('links')
      .where('account_id', '=', accountId)
      .where('id', 'in', ids)
      .returning(['id', 'alias', 'clicks', 'domain_id'])
      .execute();
    const onMainHost = gone.filter(({ domain_id }) => domain_id === null);
    const given = onMainHost.map((link) => ({ ...link, visits: link.clicks }));
    await keepAliases(trx, 'link', accountId, given);
    return forgetTargets(trx, 'link', gone);
  });
}
