import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The page of one channel, with its items. */
export const channelPage = inLanguage('channelPage', {
  named: (id: number) => `Channel ${id}`,
  notLoaded: 'Couldn’t load this channel’s name and color',
  unlisted: 'This server doesn’t list this channel, so its name and color aren’t known.',
  figures: 'Key figures',
  best: 'Most visited',
  item: 'Item',
  nouns: 'items',
  all: 'All',
  withCount: (kind: string, count: string) => `${kind} (${count})`,
  kinds: { links: 'Links', qr: 'QR codes', bio: 'Bio pages' },
  kind: { links: 'Link', qr: 'QR code', bio: 'Bio page' },
  orders: { added: 'Recently added first', name: 'Name', date: 'Newest first' },
  partLoaded: (loaded: string, total: string) =>
    `${loaded} of ${total} items loaded. Types and counts include only these.`,
  none: 'No items yet',
  noneText: 'Group links, QR codes and bio pages that belong together.',
  addFirst: 'Add your first items',
  noneOf: {
    links: 'No links in this channel',
    qr: 'No QR codes in this channel',
    bio: 'No bio pages in this channel',
    items: 'No items in this channel',
  },
  noneLoaded: (loaded: string, total: string) => `Only ${loaded} of ${total} items are loaded.`,
  showAll: 'Show all items',
  copyUrls: (count: number) => plural(count, { one: 'Copy URL', other: 'Copy URLs' }),
  urlsCopied: (count: number) => plural(count, { one: '# URL copied', other: '# URLs copied' }),
  openUrl: 'Open URL',
  removeItems: 'Remove from channel',
  cantRemove: 'This server can’t remove items',
  removeText: (count: number) =>
    plural(count, {
      one: 'It stays in its other channels and campaigns.',
      other: 'They stay in their other channels and campaigns.',
    }),
});
