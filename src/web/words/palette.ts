import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The field over the page that leads anywhere. */
export const palette = inLanguage('palette', {
  escape: 'Esc',
  results: (count: number) => plural(count, { one: '# result', other: '# results' }),
  move: 'move',
  open: 'open',
});
