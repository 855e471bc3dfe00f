import type { offline as english } from '#web/words/offline.ts';
import { plural } from '#web/words/language.ts';

export const offline: typeof english = {
  title: 'Du bist offline',
  text: 'Du siehst gespeicherte Daten, die veraltet sein können. Änderungen warten, bis du wieder online bist.',
  waiting: (changes) =>
    plural(changes, {
      one: 'Du bist offline: # Änderung wartet',
      other: 'Du bist offline: # Änderungen warten',
    }),
  waitingText: 'Lass diese Seite offen. Waypost macht weiter, sobald du wieder online bist.',
};
