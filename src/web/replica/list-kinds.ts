import type { Sending } from '#web/client/exchange.ts';
import type { Campaign } from '#contract/campaigns.ts';
import type { Channel, ChannelItem } from '#contract/channels.ts';
import type { Domain } from '#contract/domains.ts';
import type { Link } from '#contract/links.ts';
import type { Pixel } from '#contract/pixels.ts';
import type { Qr } from '#contract/qr.ts';
import { channelPart, listPart, type ListPart } from '#web/api/list-parts.ts';
import { lists } from '#web/api/lists.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import type { Key } from './list-state.ts';
import { countReadingOf, type CountReading } from './readings.ts';

/** The record types of an account's lists. */
export interface Rows {
  links: Link;
  qr: Qr;
  campaigns: Campaign;
  channels: Channel;
  pixels: Pixel;
  domains: Domain;
}

export type ListName = keyof Rows;

/** The items of each channel are a list of their own. */
export type ItemsName = `items ${number}`;

export interface ListKind<Row> {
  keyOf: (row: Row) => Key;
  read: (page: number, sending: Sending) => Promise<ListPart<Row>>;
  /** Age in ms after which the newest records are read again. `wholeAfter` is the same for the whole list. */
  newestAfter: number;
  wholeAfter: number;
  /** Summarizes the counts of a reading, for lists whose records count visits. */
  reading?: (rows: readonly Row[], at: number) => CountReading;
}

const minute = 60_000;

const idOf = ({ id }: { id: number }) => id;
const made = (date: string) => parseWireTime(date)?.getTime() ?? 0;

export const countedLink = ({ id, clicks, date }: Link) => ({ id, count: clicks, made: made(date) });
export const countedCode = ({ id, scans, date }: Qr) => ({ id, count: scans, made: made(date) });

const often = { newestAfter: 5 * minute, wholeAfter: 30 * minute };
const seldom = { newestAfter: 30 * minute, wholeAfter: 60 * minute };

/** In the order in which they are read. */
export const listKinds: { readonly [Name in ListName]: ListKind<Rows[Name]> } = {
  links: {
    keyOf: idOf,
    read: (page, sending) => listPart(lists.links, page, sending),
    ...often,
    reading: (rows, at) =>
      countReadingOf(
        rows.map(({ id, clicks }) => ({ id, count: clicks })),
        at,
      ),
  },
  qr: {
    keyOf: idOf,
    read: (page, sending) => listPart(lists.qr, page, sending),
    ...often,
    reading: (rows, at) =>
      countReadingOf(
        rows.map(({ id, scans }) => ({ id, count: scans })),
        at,
      ),
  },
  channels: { keyOf: idOf, read: (page, sending) => listPart(lists.channels, page, sending), ...seldom },
  campaigns: { keyOf: idOf, read: (page, sending) => listPart(lists.campaigns, page, sending), ...seldom },
  domains: { keyOf: idOf, read: (page, sending) => listPart(lists.domains, page, sending), ...seldom },
  pixels: { keyOf: idOf, read: (page, sending) => listPart(lists.pixels, page, sending), ...seldom },
};

export const itemKey = ({ type, id }: Pick<ChannelItem, 'type' | 'id'>) => `${type} ${id}`;

/**
 * Read rarely, since there may be many channels and each costs a request. Changes made in this browser are known
 * anyway.
 */
export const itemsKind = (channel: number): ListKind<ChannelItem> => ({
  keyOf: itemKey,
  read: (page, sending) => channelPart(channel, page, sending),
  newestAfter: 6 * 60 * minute,
  wholeAfter: 6 * 60 * minute,
});

export const itemsName = (channel: number): ItemsName => `items ${channel}`;
export const channelOf = (name: string) =>
  name.startsWith('items ') ? Number(name.slice('items '.length)) : undefined;

const isListName = (name: string): name is ListName => name in listKinds;

export function listKindOf(name: string): ListKind<unknown> {
  const channel = channelOf(name);
  if (channel !== undefined) return itemsKind(channel) as ListKind<unknown>;
  if (isListName(name)) return listKinds[name] as ListKind<unknown>;
  throw new RangeError(`There is no list ${name}.`);
}

export const listNames = Object.keys(listKinds) as ListName[];
