import type { Db } from './database/database.ts';

/** Counts by the id of the record they belong to. */
type Counts = Map<number, number>;

const counts = (rows: readonly { id: number; count: number | string | null }[]): Counts =>
  new Map(rows.map(({ id, count }) => [id, Number(count ?? 0)]));

/** Returns those of the ids that the account owns. */
export async function owned(
  db: Db,
  table: 'links' | 'qrs' | 'bios' | 'campaigns' | 'channels' | 'domains' | 'overlays' | 'splash' | 'pixels',
  accountId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  // PostgreSQL doesn't accept an empty list.
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(table)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the number of links in each campaign, and their clicks. */
export async function ofCampaigns(
  db: Db,
  ids: readonly number[],
): Promise<{ links: Counts; clicks: Counts }> {
  const rows = await db
    .selectFrom('campaign_links')
    .innerJoin('links', 'links.id', 'campaign_links.link_id')
    .where('campaign_links.campaign_id', 'in', ids)
    .groupBy('campaign_links.campaign_id')
    .select(({ fn }) => [
      'campaign_links.campaign_id as id',
      fn.countAll<number>().as('links'),
      fn.sum<number>('links.clicks').as('clicks'),
    ])
    .execute();
  return {
    links: counts(rows.map(({ id, links }) => ({ id, count: links }))),
    clicks: counts(rows.map(({ id, clicks }) => ({ id, count: clicks }))),
  };
}

/** Returns the number of items of one type in each channel. */
export async function ofChannels(
  db: Db,
  ids: readonly number[],
  type: 'links' | 'qr' | 'bio',
): Promise<Counts> {
  const rows = await db
    .selectFrom('channel_items')
    .where('channel_id', 'in', ids)
    .where('type', '=', type)
    .groupBy('channel_id')
    .select(({ fn }) => ['channel_id as id', fn.countAll<number>().as('count')])
    .execute();
  return counts(rows);
}

/** Returns the number of links that use each of these records. */
export async function linksWith(
  db: Db,
  column: 'domain_id' | 'overlay_id' | 'splash_id',
  ids: readonly number[],
): Promise<Counts> {
  const rows = await db
    .selectFrom('links')
    .where(column, 'in', ids)
    .groupBy(column)
    .select(({ fn }) => [`${column} as id` as const, fn.countAll<number>().as('count')])
    .execute();
  return counts(rows.map(({ id, count }) => ({ id: Number(id), count })));
}

/** Returns the number of links or bio pages that fire each pixel. */
export async function usesOf(db: Db, kind: 'link' | 'bio', ids: readonly number[]): Promise<Counts> {
  const rows = await db
    .selectFrom(kind === 'link' ? 'link_pixels' : 'bio_pixels')
    .where('pixel_id', 'in', ids)
    .groupBy('pixel_id')
    .select(({ fn }) => ['pixel_id as id', fn.countAll<number>().as('count')])
    .execute();
  return counts(rows);
}
