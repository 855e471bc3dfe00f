import { changes, maxChanges } from '#contract/changes.ts';
import type { ChannelItemType } from '#contract/channels.ts';
import { ok } from '#server/http/replies.ts';
import { route } from '#server/http/route.ts';
import type { Caller } from '#server/rules/caller.ts';
import { parseCursor, mustNotBeTrimmed, formatCursor } from '#server/services/change-cursors.ts';
import { channelItems } from '#server/services/channel-items.ts';
import { linkItems } from '#server/services/link-item.ts';
import type { Routes, Service } from '#server/services/service.ts';
import { changesAfter, changeState, type FollowedList } from '#server/store/changes.ts';
import { channelsOf } from '#server/store/channels.ts';
import * as records from '#server/store/records-by-id.ts';
import * as links from '#server/store/links.ts';
import { item as campaignItem } from './campaigns.ts';
import { item as channelItem } from './channels.ts';
import { item as domainItem } from './domains.ts';
import { item as pixelItem } from './pixels.ts';
import { item as qrItem } from './qr.ts';

type Ids = Record<FollowedList, number[]>;

/** The records that are found have changed, and the others were deleted. */
async function listOf<Row extends { id: number }, Item>(
  ids: readonly number[],
  rows: readonly Row[],
  item: (row: Row) => Item | Promise<Item>,
) {
  const found = new Set(rows.map(({ id }) => id));
  const changed: Item[] = [];
  for (const row of rows) changed.push(await item(row));
  return { changed, deleted: ids.filter((id) => !found.has(id)) };
}

async function listsOf(service: Service, { accountId, username }: Caller, ids: Ids) {
  const { db, addresses, domainSetups } = service;
  const linkRows = await links.findMany(db, accountId, ids.links);
  const of = <Table extends records.OwnedTable>(table: Table, list: FollowedList) =>
    records.findMany(db, table, accountId, ids[list]);
  return {
    links: await listOf(ids.links, linkRows, await linkItems(db, addresses, linkRows)),
    qr: await listOf(ids.qr, await of('qrs', 'qr'), (row) => qrItem(addresses, service.site, row)),
    campaigns: await listOf(ids.campaigns, await of('campaigns', 'campaigns'), (row) =>
      campaignItem(addresses, username, row),
    ),
    channels: await listOf(ids.channels, await of('channels', 'channels'), channelItem),
    pixels: await listOf(ids.pixels, await of('pixels', 'pixels'), pixelItem),
    domains: await listOf(ids.domains, await records.findDomains(db, accountId, ids.domains), (row) =>
      domainItem(domainSetups, row),
    ),
    bio: await listOf(ids.bio, await of('bios', 'bio'), ({ id }) => id),
  };
}

/** Returns the items that are in channels, each with all of its channels. */
async function itemsOf({ db, addresses }: Service, { accountId }: Caller, ids: Ids) {
  const of = async (type: ChannelItemType) => {
    const channels = await channelsOf(db, type, ids[type]);
    const inside = [...channels.keys()].map((item_id) => ({ type, item_id }));
    const items = await channelItems(db, addresses, accountId, inside);
    return items.map((item) => ({ type, id: item.id, channel: channels.get(item.id) ?? [], item }));
  };
  return [...(await of('links')), ...(await of('qr')), ...(await of('bio'))];
}

export const changeRoutes: Routes = (app, service) => {
  const { database, db, site } = service;
  route(app, changes.read, async ({ caller, query }) => {
    const state = await changeState(database);
    const mark = parseCursor(state, site, query.after);
    const most = query.limit ?? maxChanges;
    const rows = await changesAfter(db, caller.accountId, mark.place, most);
    const ids: Ids = { links: [], qr: [], bio: [], campaigns: [], channels: [], pixels: [], domains: [] };
    for (const { list, record } of rows) ids[list as FollowedList].push(record);
    const data = { ...(await listsOf(service, caller, ids)), items: await itemsOf(service, caller, ids) };
    // Checked again, since deleted records may have been forgotten in the meantime.
    mustNotBeTrimmed(await changeState(database), mark);
    const last = rows.length === most ? rows.at(-1) : undefined;
    const more = last !== undefined;
    return ok({
      data: { mark: formatCursor(state, site, { ...mark, place: last ?? mark.place }, more), more, ...data },
    });
  });
};
