import type { Insertable } from 'kysely';
import type { Db, DialectDb } from './database/database.ts';
import { lockByName } from './database/transactions.ts';
import { heldIds } from './held-ids.ts';
import { optionColumns } from './link-options.ts';
import { type PageRequest, selectPage } from './page.ts';
import type { Tables } from './schema.ts';
import { isRetired, keepNames } from './retired.ts';
import { ConflictError, orConflict } from './conflict.ts';

/** `list` is the preferred last segment of the list page's address. It's numbered if the account already uses it. */
export type NewCampaign = Insertable<Tables['campaigns']>;

const ofAccount = (db: Db, accountId: number) =>
  db.selectFrom('campaigns').where('account_id', '=', accountId);

export const page = (db: Db, accountId: number, wanted: PageRequest) =>
  selectPage(ofAccount(db, accountId).selectAll().orderBy('id', 'desc'), wanted);

export const find = (db: Db, accountId: number, id: number) =>
  ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();

const nameTaken = () => new ConflictError('name', 'You already have a campaign with that name.');
const slugTaken = () => new ConflictError('slug', 'That slug is taken. Choose another one.');

/** @throws ConflictError if the account has a campaign with the name, or any account one with the slug */
async function mustBeFree(
  db: Db,
  accountId: number,
  campaign: { name?: string; slug?: string | null },
  but = 0,
) {
  const others = db.selectFrom('campaigns').select('id').where('id', '!=', but);
  if (campaign.name !== undefined) {
    const same = others.where('account_id', '=', accountId).where('name', '=', campaign.name);
    if (await same.executeTakeFirst()) throw nameTaken();
  }
  if (!campaign.slug) return;
  if (await others.where('slug', '=', campaign.slug).executeTakeFirst()) throw slugTaken();
  if (await isRetired(db, 'slug', campaign.slug, accountId)) throw slugTaken();
}

/** Names the lock under which an account's campaign names are checked and assigned, one request at a time. */
const lockNameOf = (accountId: number) => `campaigns of ${accountId}`;

/** Returns the first of `base`, `base 2`, `base 3` … that isn't in `used`. */
function numbered(base: string, used: ReadonlySet<string>, gap: string): string {
  if (!used.has(base)) return base;
  let count = 2;
  while (used.has(`${base}${gap}${count}`)) count += 1;
  return `${base}${gap}${count}`;
}

/**
 * Adds a campaign. Without a name it's called `untitled`, numbered if that is taken.
 * @throws ConflictError if the account has a campaign with the name, or any account one with the slug
 */
export function add(
  db: Db,
  { name, ...campaign }: Omit<NewCampaign, 'name'> & { name?: string | undefined },
  untitled: string,
) {
  return db.transaction().execute(async (trx) => {
    await lockByName(trx, lockNameOf(campaign.account_id));
    await mustBeFree(trx, campaign.account_id, { ...(name !== undefined && { name }), slug: campaign.slug });
    const mine = await ofAccount(trx, campaign.account_id).select(['name', 'list']).execute();
    const added = await trx
      .insertInto('campaigns')
      .values({
        ...campaign,
        name: name ?? numbered(untitled, new Set(mine.map((other) => other.name)), ' '),
        list: numbered(campaign.list, new Set(mine.map((other) => other.list)), '-'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // Only a concurrent request of another account can have taken the slug since the check.
    if (!added) throw slugTaken();
    return added;
  });
}

/**
 * Changes the given fields.
 * @returns the updated campaign, or undefined if the account has no such campaign
 * @throws ConflictError if another campaign has the name or the slug
 */
export function update(
  db: Db,
  accountId: number,
  id: number,
  change: { name?: string; slug?: string | null; public?: number },
) {
  return db.transaction().execute(async (trx) => {
    await lockByName(trx, lockNameOf(accountId));
    const before = await find(trx, accountId, id);
    if (!before) return undefined;
    await mustBeFree(trx, accountId, change, id);
    if (before.slug !== null && change.slug !== undefined && change.slug !== before.slug)
      await keepSlug(trx, accountId, before.slug);
    return trx
      .updateTable('campaigns')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
      .catch(orConflict(slugTaken));
  });
}

/** Deletes a campaign. Returns whether the account had it. */
export function remove(db: Db, accountId: number, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('campaigns')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning('slug')
      .executeTakeFirst();
    if (gone?.slug) await keepSlug(trx, accountId, gone.slug);
    return gone !== undefined;
  });
}

/** A rotator's visits are counted with its links. It may have been visited, so its slug is kept permanently. */
const keepSlug = (db: Db, accountId: number, slug: string) =>
  keepNames(db, 'slug', accountId, [{ name: slug, wasVisited: true }]);

/**
 * Adds links to a campaign. Adding a link again changes nothing. The caller has verified that the account owns the
 * campaign.
 * @returns the links that the account owns
 */
export function assign(
  { db, dialect }: DialectDb,
  accountId: number,
  campaign_id: number,
  ids: readonly number[],
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const links = await heldIds({ db: trx, dialect }, 'links', accountId, ids);
    if (links.length === 0) return links;
    await trx
      .insertInto('campaign_links')
      .values(links.map((link_id) => ({ campaign_id, link_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return links;
  });
}

/**
 * Removes links from a campaign and returns those that were in it. The caller has verified that the account owns the
 * campaign.
 */
export async function unassign(db: Db, campaignId: number, ids: readonly number[]): Promise<number[]> {
  const out = await db
    .deleteFrom('campaign_links')
    .where('campaign_id', '=', campaignId)
    .where('link_id', 'in', ids)
    .returning('link_id')
    .execute();
  return out.map(({ link_id }) => link_id);
}

/** Returns the total clicks of the campaign's links. */
export async function clicksOf(db: Db, campaignId: number): Promise<number> {
  const { clicks } = await db
    .selectFrom('campaign_links')
    .innerJoin('links', 'links.id', 'campaign_links.link_id')
    .where('campaign_links.campaign_id', '=', campaignId)
    .select(({ fn }) => fn.sum<number | null>('links.clicks').as('clicks'))
    .executeTakeFirstOrThrow();
  return Number(clicks ?? 0);
}

/** Returns the campaign's links, newest or most clicked first. */
export function linksOf(
  db: Db,
  campaignId: number,
  { order, ...wanted }: PageRequest & { order?: 'date' | 'click' | undefined },
) {
  return selectPage(
    db
      .selectFrom('campaign_links')
      .innerJoin('links', 'links.id', 'campaign_links.link_id')
      .leftJoin('domains', 'domains.id', 'links.domain_id')
      .where('campaign_links.campaign_id', '=', campaignId)
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
      .select(optionColumns)
      .orderBy(order === 'click' ? 'links.clicks' : 'links.created_at', 'desc')
      .orderBy('links.id', 'desc'),
    wanted,
  );
}
