import type { Db } from './database/database.ts';
import { channelsOf, type ItemType } from './channels.ts';

/** The groups that a link is in. */
export interface LinkGroups {
  /** The newest of its campaigns. Null if it's in none. */
  campaign: number | null;
  /** All of its campaigns, if there are several. */
  campaigns?: number[];
  channel: number[];
}

/** Returns the campaigns and channels of links, in two queries for any number of links. */
export async function groupsOf(db: Db, ids: readonly number[]): Promise<(id: number) => LinkGroups> {
  if (ids.length === 0) return () => ({ campaign: null, channel: [] });
  const [rows, channels] = await Promise.all([
    db
      .selectFrom('campaign_links')
      .where('link_id', 'in', ids)
      .select(['link_id', 'campaign_id'])
      .orderBy('campaign_id', 'desc')
      .execute(),
    channelsOf(db, 'links', ids),
  ]);
  const byLink = Map.groupBy(rows, ({ link_id }) => link_id);
  return (id) => {
    const campaigns = (byLink.get(id) ?? []).map(({ campaign_id }) => campaign_id);
    return {
      campaign: campaigns[0] ?? null,
      ...(campaigns.length > 1 && { campaigns }),
      channel: channels.get(id) ?? [],
    };
  };
}

interface Named {
  campaigns: { id: number; name: string }[];
  channels: { id: number; name: string; color: string }[];
}

/**
 * Returns the campaigns and channels with their names. Also works for QR codes and bio pages, which can't be in
 * campaigns.
 */
export async function namedGroupsOf(
  db: Db,
  type: ItemType,
  ids: readonly number[],
): Promise<(id: number) => Named> {
  const channels = await db
    .selectFrom('channel_items')
    .innerJoin('channels', 'channels.id', 'channel_items.channel_id')
    .where('channel_items.type', '=', type)
    .where('channel_items.item_id', 'in', ids)
    .select(['channel_items.item_id', 'channels.id', 'channels.name', 'channels.color'])
    .orderBy('channels.id')
    .execute();
  const campaigns =
    type === 'links'
      ? await db
          .selectFrom('campaign_links')
          .innerJoin('campaigns', 'campaigns.id', 'campaign_links.campaign_id')
          .where('campaign_links.link_id', 'in', ids)
          .select(['campaign_links.link_id', 'campaigns.id', 'campaigns.name'])
          .orderBy('campaigns.id', 'desc')
          .execute()
      : [];
  const channelsBy = Map.groupBy(channels, ({ item_id }) => item_id);
  const campaignsBy = Map.groupBy(campaigns, ({ link_id }) => link_id);
  return (id) => ({
    campaigns: (campaignsBy.get(id) ?? []).map(({ id, name }) => ({ id, name })),
    channels: (channelsBy.get(id) ?? []).map(({ id, name, color }) => ({ id, name, color })),
  });
}

/** The groups that a link should be in. Those that are omitted stay. */
export interface GroupsToSet {
  campaigns?: readonly number[] | undefined;
  channels?: readonly number[] | undefined;
  /** Seconds since 1970. */
  at: number;
}

/**
 * Puts a link into these campaigns and channels, and removes it from others. The caller has verified that the account
 * owns all of them.
 */
export async function setGroups(db: Db, link_id: number, { campaigns, channels, at }: GroupsToSet) {
  if (campaigns) {
    const left = db.deleteFrom('campaign_links').where('link_id', '=', link_id);
    await (campaigns.length > 0 ? left.where('campaign_id', 'not in', campaigns) : left).execute();
    if (campaigns.length > 0)
      await db
        .insertInto('campaign_links')
        .values(campaigns.map((campaign_id) => ({ campaign_id, link_id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  if (!channels) return;
  const item = { type: 'links', item_id: link_id } as const;
  const left = db.deleteFrom('channel_items').where('type', '=', item.type).where('item_id', '=', link_id);
  await (channels.length > 0 ? left.where('channel_id', 'not in', channels) : left).execute();
  if (channels.length > 0)
    await db
      .insertInto('channel_items')
      .values(channels.map((channel_id) => ({ channel_id, ...item, assigned_at: at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
