import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Numbers of records, such as "3 links". */
export const counts = inLanguage('counts', {
  links: (count: number) => plural(count, { one: '# link', other: '# links' }),
  qr: (count: number) => plural(count, { one: '# QR code', other: '# QR codes' }),
  bio: (count: number) => plural(count, { one: '# bio page', other: '# bio pages' }),
  campaigns: (count: number) => plural(count, { one: '# campaign', other: '# campaigns' }),
  channels: (count: number) => plural(count, { one: '# channel', other: '# channels' }),
  pixels: (count: number) => plural(count, { one: '# pixel', other: '# pixels' }),
  domains: (count: number) => plural(count, { one: '# domain', other: '# domains' }),
  items: (count: number) => plural(count, { one: '# item', other: '# items' }),
  parts: (count: number) => plural(count, { one: '# part', other: '# parts' }),
});
