import { listing } from '#web/words/language.ts';
import { GalleryVerticalEnd, Link2, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChannelItemType } from '#contract/channels.ts';
import { counts } from '#web/words/counts.ts';

export const kinds: readonly ChannelItemType[] = ['links', 'qr', 'bio'];

export const kindIcons: Readonly<Record<ChannelItemType, ReactNode>> = {
  links: <Link2 />,
  qr: <QrCode />,
  bio: <GalleryVerticalEnd />,
};

export const countKinds = (items: readonly { type: ChannelItemType }[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, items.filter(({ type }) => type === kind).length])) as Record<
    ChannelItemType,
    number
  >;

/** Returns text such as "3 links and 2 QR codes", or "" if there are none. */
export const kindsInWords = (of: Readonly<Record<ChannelItemType, number>>): string =>
  listing(kinds.filter((kind) => of[kind] > 0).map((kind) => counts[kind](of[kind])));

/** Returns text such as "3 links" if all items are of one kind, otherwise "5 items". */
export function manyInWords(count: number, items: readonly { type: ChannelItemType }[]): string {
  const [first] = items;
  return counts[first && items.every(({ type }) => type === first.type) ? first.type : 'items'](count);
}
