import type { Account } from '#contract/account.ts';
import type { Campaign } from '#contract/campaigns.ts';
import type { Channel, ChannelItemType } from '#contract/channels.ts';
import type { Domain } from '#contract/domains.ts';
import type { Link } from '#contract/links.ts';
import type { Overlay } from '#contract/overlays.ts';
import type { Pixel } from '#contract/pixels.ts';
import { pixelTypes } from '#contract/pixel-types.ts';
import type { Qr } from '#contract/qr.ts';
import type { Splash } from '#contract/splash.ts';
import { chance } from './quirks.ts';

/** All records of a server, as in the specification. Each list has the newest first. */
export interface Records {
  account: Account;
  domains: Domain[];
  overlays: Overlay[];
  campaigns: Campaign[];
  channels: Channel[];
  splash: Splash[];
  pixels: Pixel[];
  qrs: Qr[];
  urls: Link[];
  /** The ids of each campaign's links. */
  linksOf: Map<number, Set<number>>;
  /** The items of each channel. */
  itemsOf: Map<number, { type: ChannelItemType; id: number }[]>;
}

const words = [
  'Menu',
  'Spring',
  'Newsletter',
  'Poster',
  'Table',
  'Shop',
  'Summer',
  'Fair',
  'Window',
  'Card',
  'Opening',
  'Booking',
  'Flyer',
  'Podcast',
  'Jobs',
  'Map',
] as const;

const byId = <T extends { id: number }>(count: number, make: (id: number) => T): T[] =>
  Array.from({ length: count }, (_none, at) => make(count - at));

export const timestamp = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');

/**
 * Returns believable records, which depend on the seed.
 * @param origin the server's origin
 */
export function seededRecords(seed: number, origin: string): Records {
  const draw = (name: string, least: number, most: number) =>
    least + Math.floor(chance(seed, name) * (most - least + 1));
  const word = (name: string) => words[draw(name, 0, words.length - 1)] ?? 'Menu';
  const date = (id: number) =>
    timestamp(new Date(Date.UTC(2026, 0, 1 + id * 2, 9, id % 60, draw(`s${id}`, 0, 59))));
  const campaigns = byId(draw('campaigns', 3, 8), (id) => ({
    id,
    name: `${word(`campaign ${id}`)} ${id}`,
    public: chance(seed, `public ${id}`) < 0.5,
    rotator: chance(seed, `rotator ${id}`) < 0.5 ? (false as const) : `${origin}/r/campaign-${id}`,
    list: `${origin}/u/ada/campaign-${id}`,
  }));
  const channels = byId(draw('channels', 3, 6), (id) => ({
    id,
    name: `${word(`channel ${id}`)} channel ${id}`,
    description: id % 2 === 0 ? '' : 'What hangs at the door',
    color: `#${draw(`color ${id}`, 0, 0xff_ff_ff).toString(16).padStart(6, '0')}`,
    starred: id === 1,
  }));
  const urls = byId(draw('urls', 30, 70), (id) => ({
    id,
    alias: `${word(`url ${id}`).toLowerCase()}-${id}`,
    shorturl: `${origin}/${word(`url ${id}`).toLowerCase()}-${id}`,
    longurl: `https://acme.example/${word(`url ${id}`).toLowerCase()}/${id}`,
    clicks: draw(`clicks ${id}`, 0, 5000),
    title: `${word(`url ${id}`)} ${id}`,
    description: '',
    date: date(id),
  }));
  return {
    account: {
      id: 1,
      email: 'ada@example.com',
      username: 'ada',
      avatar: `${origin}/avatar.png`,
      status: 'business',
      expires: '2031-12-31 00:00:00',
      registered: '2024-03-01 10:00:00',
    },
    domains: byId(3, (id) => ({
      id,
      domain: `https://go${id}.acme.example`,
      redirectroot: '',
      redirect404: '',
    })),
    overlays: byId(3, (id) => ({
      id,
      type: 'message',
      name: `${word(`overlay ${id}`)} ${id}`,
      date: date(id),
    })),
    campaigns,
    channels,
    splash: byId(3, (id) => ({ id, name: `${word(`splash ${id}`)} ${id}`, date: date(id) })),
    pixels: byId(draw('pixels', 3, 6), (id) => ({
      id,
      type: pixelTypes[draw(`pixel ${id}`, 0, pixelTypes.length - 1)] ?? 'pinboard',
      name: `Pixel ${id}`,
      tag: `T-${10_000 + id}`,
      date: date(id),
    })),
    qrs: byId(draw('qrs', 5, 20), (id) => ({
      id,
      link: `${origin}/qr/code-${id}`,
      scans: id % 3 === 0 ? 0 : draw(`scans ${id}`, 1, 900),
      name: `${word(`qr ${id}`)} ${id}`,
      date: date(id),
    })),
    urls,
    linksOf: new Map(campaigns.map(({ id }) => [id, new Set(urls.slice(0, id).map((link) => link.id))])),
    itemsOf: new Map(
      channels.map(({ id }) => [
        id,
        urls.slice(id, id * 2).map((link) => ({ type: 'links' as const, id: link.id })),
      ]),
    ),
  };
}
