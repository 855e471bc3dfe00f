import type { ChannelItem } from '#contract/channels.ts';
import type { Pickable } from '#web/api/picks.ts';
import { pickKey } from '#web/api/picks.ts';
import { isWebUrl } from '#web/lib/urls.ts';

export const titleOf = ({ type, id, title, link }: ChannelItem) =>
  title || (type === 'qr' ? `QR code ${id}` : link);

/** Where in the dashboard an item is; undefined for bio pages, which have no place there. */
export const placeOf = ({ type, id, link }: ChannelItem): string | undefined => {
  if (type === 'qr') return `/qr/${id}`;
  return type === 'links' ? `/links?${new URLSearchParams({ short: link }).toString()}` : undefined;
};

/** Its public address, if that may be followed. */
export const addressOf = ({ link }: ChannelItem) => (isWebUrl(link) ? link : undefined);

/** Its key is also that of its row. */
export const itemPick = (item: ChannelItem): Pickable => ({
  key: pickKey(item.type, item.id),
  type: item.type,
  id: item.id,
  title: titleOf(item),
  text: item.link,
});
