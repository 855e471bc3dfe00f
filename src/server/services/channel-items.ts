import type { ChannelItem, ChannelItemType } from '#contract/channels.ts';
import type { Addresses } from '#server/rules/addresses.ts';
import { date } from '#server/rules/clock.ts';
import * as store from '#server/store/channels.ts';
import type { Db } from '#server/store/database/database.ts';
import * as links from '#server/store/links.ts';
import * as qr from '#server/store/qr.ts';

/** Returns the items in the contract's form, in the given order. */
export async function channelItems(
  db: Db,
  addresses: Addresses,
  accountId: number,
  items: readonly { type: string; item_id: number }[],
): Promise<ChannelItem[]> {
  const idsOf = (type: ChannelItemType) =>
    items.filter((item) => item.type === type).map((item) => item.item_id);
  const described = new Map<string, ChannelItem>();
  const put = (item: ChannelItem) => described.set(`${item.type} ${item.id}`, item);

  for (const link of await links.findMany(db, accountId, idsOf('links'))) {
    put({
      type: 'links',
      id: link.id,
      title: link.title || link.alias,
      preview: addresses.tile(URL.parse(link.longurl)?.hostname ?? link.alias),
      link: addresses.link(link),
      date: date(link.created_at),
    });
  }
  for (const bio of await store.biosOf(db, idsOf('bio'))) {
    put({
      type: 'bio',
      id: bio.id,
      title: bio.title,
      preview: bio.picture === null ? addresses.tile(bio.title) : addresses.picture(bio.picture),
      link: addresses.bio(bio.alias),
      date: date(bio.created_at),
    });
  }
  for (const code of await qr.findMany(db, accountId, idsOf('qr'))) {
    put({
      type: 'qr',
      id: code.id,
      title: code.name,
      preview: addresses.qrImage(code.code),
      link: addresses.qr(code.code),
      date: date(code.created_at),
    });
  }
  return items.flatMap((item) => described.get(`${item.type} ${item.item_id}`) ?? []);
}
