import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Removing links, QR codes and bio pages from a campaign or a channel. */
export const takeOut = inLanguage('takeOut', {
  one: (title: string, from: string) => `Remove “${title}” from “${from}”?`,
  many: (items: string, from: string) => `Remove ${items} from “${from}”?`,
  working: (items: string, from: string) => `Removing ${items} from “${from}”`,
  stays: (count: number) => plural(count, { one: 'It won’t be deleted.', other: 'They won’t be deleted.' }),
  remove: (items: string) => `Remove ${items}`,
  removing: (items: string) => `Removing ${items}`,
  removed: 'removed',
});
