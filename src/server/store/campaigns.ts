import type { Insertable } from 'kysely';
import type { Db, Means } from './database/database.ts';
import { inTurn } from './database/in-turn.ts';
import { heldIds } from './held-ids.ts';
import { optionColumns } from './link-options.ts';
import { type PageWanted, selectPage } from './page.ts';
import type { Tables } from './schema.ts';
import { isRetired, keepNames } from './retired.ts';
import { ConflictError, orConflict } from './conflict.ts';

/** `list` is the wanted last segment of the list page's address; it is numbered if the account uses it already. */
export type NewCampaign = Insertable<Tables['campaigns']>;

const ofAccount = (db: Db, accountId: number) =>
  db.selectFrom('campaigns').where('account_id', '=', accountId);

export const page = (db: Db, accountId: number, wanted: PageWanted) =>
  selectPage(ofAccount(db, accountId).selectAll().orderBy('id', 'desc'), wanted);

export const find = (db: Db, accountId: number, id: number) =>
  ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirst();

const nameTaken = () => new ConflictError('name', 'You already have a campaign with that name.');
const slugTaken = () => new ConflictError('slug', 'That slug is taken. Choose another one.');

/** @throws ConflictError when the account has the name, or any account the slug */
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

/** Names that an account gives campaigns are looked for and given one request at a time. */
const turnOf = (accountId: number) => `campaigns of ${accountId}`;

/** The first of `base`, `base 2`, `base 3` … that is not in `used`. */
function numbered(base: string, used: ReadonlySet<string>, gap: string): string {
  if (!used.has(base)) return base;
  let count = 2;
  while (used.has(`${base}${gap}${count}`)) count += 1;
  return `${base}${gap}${count}`;
}

/**
 * Adds a campaign; without a name it is called `untitled`, numbered if that is taken.
 * @throws ConflictError when the account has the name, or any account the slug
 */
export function add(
  db: Db,
  { name, ...campaign }: Omit<NewCampaign, 'name'> & { name?: string | undefined },
  untitled: string,
) {
  return db.transaction().execute(async (trx) => {
    await inTurn(trx, turnOf(campaign.account_id));
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
    // Only another account at this very moment can have taken it since.
    if (!added) throw slugTaken();
    return added;
  });
}

/**
 * Changes what is given.
 * @returns the campaign as it is now; undefined when the account has no such campaign
 * @throws ConflictError when another has the name or the slug
 */
export function update(
  db: Db,
  accountId: number,
  id: number,
  change: { name?: string; slug?: string | null; public?: number },
) {
  return db.transaction().execute(async (trx) => {
    await inTurn(trx, turnOf(accountId));
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

/** Returns whether the account had such a campaign. */
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

/** A rotator's visits are counted with its links: it may have been visited, and is kept for good. */
const keepSlug = (db: Db, accountId: number, slug: string) =>
  keepNames(db, 'slug', accountId, [{ name: slug, wasVisited: true }]);

/**
 * Adds links to a campaign; adding one again changes nothing. The campaign is the account's: the caller has made sure.
 * @returns those that the account has
 */
export function assign(
  { db, dialect }: Means,
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

/** Returns the links that were in the campaign. The campaign is the account's: the caller has made sure. */
export async function unassign(db: Db, campaignId: number, ids: readonly number[]): Promise<number[]> {
  const out = await db
    .deleteFrom('campaign_links')
    .where('campaign_id', '=', campaignId)
    .where('link_id', 'in', ids)
    .returning('link_id')
    .execute();
  return out.map(({ link_id }) => link_id);
}

/** The clicks of all the campaign's links together. */
export async function clicksOf(db: Db, campaignId: number): Promise<number> {
  const { clicks } = await db
    .selectFrom('campaign_links')
    .innerJoin('links', 'links.id', 'campaign_links.link_id')
    .where('campaign_links.campaign_id', '=', campaignId)
    .select(({ fn }) => fn.sum<number | null>('links.clicks').as('clicks'))
    .executeTakeFirstOrThrow();
  return Number(clicks ?? 0);
}

/** The campaign's links, newest first or most clicked first. */
export function linksOf(
  db: Db,
  campaignId: number,
  { order, ...wanted }: PageWanted & { order?: 'date' | 'click' | undefined },
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
