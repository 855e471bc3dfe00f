import type { ChannelItemType } from '#contract/channels.ts';
import type { Link } from '#contract/links.ts';
import type { Qr } from '#contract/qr.ts';
import { labels } from '#web/words/labels.ts';

/** A record that can be put into a campaign or channel. */
export interface Pickable {
  key: string;
  type: ChannelItemType;
  id: number;
  title: string;
  /** Further text that distinguishes the record. */
  text: string;
  picture?: string | undefined;
  /** The link as the list returned it. */
  link?: Link;
}

export const pickKey = (type: ChannelItemType, id: number) => `${type} ${id}`;

export const linkPick = (link: Link): Pickable => ({
  key: pickKey('links', link.id),
  type: 'links',
  id: link.id,
  title: link.title || link.alias,
  text: link.shorturl,
  link,
});

export const codePick = (code: Qr): Pickable => ({
  key: pickKey('qr', code.id),
  type: 'qr',
  id: code.id,
  title: code.name || labels.qrCode(code.id),
  text: code.link,
  picture: code.image,
});
