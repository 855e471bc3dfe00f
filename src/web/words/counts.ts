import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** How many there are of something: "3 links". */
export const counts = inLanguage('counts', {
  links: (count: number) => plural(count, { one: '# link', other: '# links' }),
  codes: (count: number) => plural(count, { one: '# QR code', other: '# QR codes' }),
  bioPages: (count: number) => plural(count, { one: '# bio page', other: '# bio pages' }),
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
});
