import type { ChannelItem } from '#contract/channels.ts';
import { locale } from '#web/words/language.ts';
import { titleOf } from './item-place.ts';

/** The first is the default, since the list shows each item's creation date. */
export const itemOrders = ['date', 'added', 'name'] as const;
export type ItemOrder = (typeof itemOrders)[number];

/** Parses the order from the page's address. */
export const itemOrderIn = (text: string): ItemOrder =>
  itemOrders.find((order) => order === text) ?? itemOrders[0];

/** `added` keeps the server's order, last added first. */
export function inItemOrder(items: readonly ChannelItem[], order: ItemOrder): readonly ChannelItem[] {
  if (order === 'name') {
    const { compare } = new Intl.Collator(locale(), { numeric: true });
    return items.toSorted((a, b) => compare(titleOf(a), titleOf(b)));
  }
  return order === 'date' ? items.toSorted((a, b) => b.date.localeCompare(a.date)) : items;
}
