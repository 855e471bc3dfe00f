import type { ChannelItem } from '#contract/channels.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { pickKey } from '#web/api/pickable.ts';
import { mayVisit } from '#web/browser/may-visit.ts';
import { bioPath, linkLookUpPath, qrPath } from '#web/lib/record-paths.ts';
import { labels } from '#web/words/labels.ts';

export const titleOf = ({ type, id, title, link }: ChannelItem) =>
  title || (type === 'qr' ? labels.qrCode(id) : link);

/**
 * Returns an item's path in the dashboard.
 * @param hasBio whether the dashboard has bio pages
 */
export const placeOf = ({ type, id, link }: ChannelItem, hasBio: boolean): string | undefined => {
  if (type === 'bio') return hasBio ? bioPath(id) : undefined;
  return type === 'qr' ? qrPath(id) : linkLookUpPath(link);
};

/** Returns the item's public address, or undefined if it may not be opened here. */
export const addressOf = ({ link }: ChannelItem) => (mayVisit(link) ? link : undefined);

/** The pick's key is also the row's key. */
export const itemPick = (item: ChannelItem): Pickable => ({
  key: pickKey(item.type, item.id),
  type: item.type,
  id: item.id,
  title: titleOf(item),
  text: item.link,
});
