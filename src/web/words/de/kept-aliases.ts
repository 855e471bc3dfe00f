import type { keptAliases as english } from '#web/words/kept-aliases.ts';
import { plural } from '#web/words/language.ts';

export const keptAliases: typeof english = {
  kept: (count) =>
    plural(count, {
      one: 'Nur du kannst den Alias wiederverwenden.',
      other: 'Nur du kannst die Aliasse wiederverwenden.',
    }),
  keptForAWhile: (count) =>
    plural(count, {
      one: 'Nur du kannst den Alias 30 Tage lang wiederverwenden.',
      other: 'Nur du kannst die Aliasse 30 Tage lang wiederverwenden.',
    }),
  keptByVisits:
    'Nur du kannst die Aliasse wiederverwenden. Aliasse ohne Besuche sind nach 30 Tagen wieder für alle frei.',
};
