import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The list of pixels. Its dialogs have words of their own, since they come later. */
export const pixels = inLanguage('pixels', {
  title: 'Pixels',
  nouns: 'pixels',
  pixel: 'Pixel',
  tag: 'Tag',
  addPixel: 'Add pixel',
  copyTag: 'Copy tag',
  tagCopied: 'Tag copied',
  copyName: 'Copy name',
  nameCopied: 'Name copied',
  allTypes: 'All types',
  noType: 'No type',
  typeWithCount: (type: string, count: string) => `${type} (${count})`,
  partLoaded: (shown: string, total: number) =>
    plural(total, { one: `${shown} of # pixel loaded`, other: `${shown} of # pixels loaded` }),
  unchangeable: 'This server doesn’t support editing or deleting pixels.',
  unused:
    'This server doesn’t report which links use a pixel or when it fires. You can list and add pixels here.',
  wontFire: 'Won’t fire',
  bioPages: 'Bio pages',
  noneOfType: (type: string) => `No ${type} pixels`,
  noneLoaded: 'None of the loaded pixels has this type. Load more to see others.',
  noneAtAll: 'You have no pixels of this type.',
  showAll: 'Show all types',
  none: 'No pixels yet',
  noneText:
    'Add the tags of your advertising and analytics services, then choose them for links and bio pages.',
  noneTextListed: 'Keep the tags of your advertising and analytics services here.',
  addFirst: 'Add your first pixel',
});
