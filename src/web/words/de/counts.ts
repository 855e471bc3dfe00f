import type { counts as english } from '#web/words/counts.ts';
import { plural } from '#web/words/language.ts';

export const counts: typeof english = {
  links: (count) => plural(count, { one: '# Link', other: '# Links' }),
  qr: (count) => plural(count, { one: '# QR-Code', other: '# QR-Codes' }),
  bio: (count) => plural(count, { one: '# Bio-Seite', other: '# Bio-Seiten' }),
  campaigns: (count) => plural(count, { one: '# Kampagne', other: '# Kampagnen' }),
  channels: (count) => plural(count, { one: '# Kanal', other: '# Kanäle' }),
  pixels: (count) => plural(count, { other: '# Pixel' }),
  domains: (count) => plural(count, { one: '# Domain', other: '# Domains' }),
  items: (count) => plural(count, { one: '# Element', other: '# Elemente' }),
  parts: (count) => plural(count, { one: '# Teil', other: '# Teile' }),
};
