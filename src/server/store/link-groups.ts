import type { Db } from './database/database.ts';

/** Where a link belongs. */
export interface LinkGroups {
  /** The newest of its campaigns; null: it is in none. */
  campaign: number | null;
  channel: number[];
}

/** The campaigns and channels of links, in two queries for any number of them. */
export async function groupsOf(db: Db, ids: readonly number[]): Promise<(id: number) => LinkGroups> {
  if (ids.length === 0) return () => ({ campaign: null, channel: [] });
  const [campaigns, channels] = await Promise.all([
    db
      .selectFrom('campaign_links')
      .where('link_id', 'in', ids)
      .groupBy('link_id')
      .select(({ fn }) => ['link_id', fn.max('campaign_id').as('campaign')])
      .execute(),
    db
      .selectFrom('channel_items')
      .where('type', '=', 'links')
      .where('item_id', 'in', ids)
      .select(['item_id', 'channel_id'])
      .orderBy('channel_id')
      .execute(),
  ]);
  const campaignOf = new Map(campaigns.map(({ link_id, campaign }) => [link_id, Number(campaign)]));
  const channelsOf = Map.groupBy(channels, ({ item_id }) => item_id);
  return (id) => ({
    campaign: campaignOf.get(id) ?? null,
    channel: (channelsOf.get(id) ?? []).map(({ channel_id }) => channel_id),
  });
}
