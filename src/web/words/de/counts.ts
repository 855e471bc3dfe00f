import type { counts as english } from '#web/words/counts.ts';
import { plural } from '#web/words/language.ts';

export const counts: typeof english = {
  links: (count) => plural(count, { one: '# Link', other: '# Links' }),
  codes: (count) => plural(count, { one: '# QR-Code', other: '# QR-Codes' }),
  bioPages: (count) => plural(count, { one: '# Bio-Seite', other: '# Bio-Seiten' }),
  items: (count) => plural(count, { one: '# Element', other: '# Elemente' }),
};
