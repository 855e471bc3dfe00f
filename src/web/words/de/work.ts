import type { work as english } from '#web/words/work.ts';
import { plural } from '#web/words/language.ts';

export const work: typeof english = {
  leave: 'Verlassen',
  resume: (count) => plural(count, { one: 'Mit # Eintrag fortfahren', other: 'Mit # Einträgen fortfahren' }),
  tryMany: (count) => plural(count, { one: 'Erneut versuchen', other: '# erneut versuchen' }),
  waiting: (time) => `wartet ${time}`,
  result: (done, total, did) => `${done} von ${total} ${did}`,
  failed: (count) => plural(count, { other: '# fehlgeschlagen.' }),
  skipped: (count) => plural(count, { other: '# ausgelassen, weil du gestoppt hast.' }),
  failures: 'Fehlgeschlagene Einträge',
};
