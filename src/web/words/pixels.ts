import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The list of pixels. Its dialogs have words of their own, since they load later. */
export const pixels = inLanguage('pixels', {
  title: 'Pixels',
  nouns: 'pixels',
  pixel: 'Pixel',
  tag: 'Pixel ID',
  network: 'Network',
  addPixel: 'Add pixel',
  copyTag: 'Copy pixel ID',
  tagCopied: 'Pixel ID copied',
  copyName: 'Copy name',
  nameCopied: 'Name copied',
  allNetworks: 'All networks',
  noNetwork: 'No network',
  networkWithCount: (network: string, count: string) => `${network} (${count})`,
  orders: { newest: 'Newest first', name: 'Name, A to Z', network: 'Network, A to Z' },
  partLoaded: (shown: string, total: number) =>
    plural(total, { one: `${shown} of # pixel loaded`, other: `${shown} of # pixels loaded` }),
  unchangeable: 'This server doesn’t support editing or deleting pixels.',
  unused:
    'This server doesn’t report which links use a pixel or when it fires. You can list and add pixels here.',
  wontFire: 'Won’t fire',
  wontFireText: (network: string) => `${network} doesn’t use IDs like this. Check the ID.`,
  bioPages: 'Bio pages',
  noneOfNetwork: (network: string) => `No ${network} pixels`,
  noneLoaded: 'None of the loaded pixels is for this network. Load more to see others.',
  noneAtAll: 'You have no pixels for this network.',
  showAll: 'Show all networks',
  none: 'No pixels yet',
  noneText:
    'Add the pixels of your advertising and analytics networks, then choose them for links and bio pages.',
  noneTextListed: 'Keep the pixels of your advertising and analytics networks here.',
  addFirst: 'Add your first pixel',
});
