import type { palette as english } from '#web/words/palette.ts';
import { plural } from '#web/words/language.ts';

export const palette: typeof english = {
  escape: 'Esc',
  results: (count) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  move: 'bewegen',
  open: 'öffnen',
};
