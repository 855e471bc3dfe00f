import type { ChannelItem } from '#contract/channels.ts';
import { locale } from '#web/words/language.ts';
import { titleOf } from './item-place.ts';

/** The first is usual: by what the list shows of each, when it was created. */
export const itemOrders = ['date', 'added', 'name'] as const;
export type ItemOrder = (typeof itemOrders)[number];

/** As the address has it. */
export const itemOrderIn = (text: string): ItemOrder =>
  itemOrders.find((order) => order === text) ?? itemOrders[0];

/** `added`: as the server lists them, last added first. */
export function inItemOrder(items: readonly ChannelItem[], order: ItemOrder): readonly ChannelItem[] {
  if (order === 'name') {
    const { compare } = new Intl.Collator(locale(), { numeric: true });
    return items.toSorted((a, b) => compare(titleOf(a), titleOf(b)));
  }
  return order === 'date' ? items.toSorted((a, b) => b.date.localeCompare(a.date)) : items;
}
