import { listing } from '#web/words/language.ts';
import { Link2, PanelsTopLeft, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChannelItemType } from '#contract/channels.ts';
import { countOf } from '#web/lib/numbers.ts';

export const kinds: readonly ChannelItemType[] = ['links', 'qr', 'bio'];

export const kindNames: Readonly<
  Record<ChannelItemType, { one: string; many: string; title: string; single: string; icon: ReactNode }>
> = {
  links: { one: 'link', many: 'links', title: 'Links', single: 'Link', icon: <Link2 /> },
  qr: { one: 'QR code', many: 'QR codes', title: 'QR codes', single: 'QR code', icon: <QrCode /> },
  bio: {
    one: 'bio page',
    many: 'bio pages',
    title: 'Bio pages',
    single: 'Bio page',
    icon: <PanelsTopLeft />,
  },
};

export const countKinds = (items: readonly { type: ChannelItemType }[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, items.filter(({ type }) => type === kind).length])) as Record<
    ChannelItemType,
    number
  >;

/** "3 links and 2 QR codes"; "" for none. */
export function kindsInWords(counts: Readonly<Record<ChannelItemType, number>>): string {
  const parts = kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => countOf(counts[kind], kindNames[kind].one, kindNames[kind].many));
  return listing(parts);
}

/** "3 links" where all are of one kind, else "5 items". */
export function manyInWords(count: number, items: readonly { type: ChannelItemType }[]): string {
  const [first] = items;
  const { one, many } =
    first && items.every(({ type }) => type === first.type)
      ? kindNames[first.type]
      : { one: 'item', many: 'items' };
  return countOf(count, one, many);
}
