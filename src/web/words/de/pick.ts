import type { pick as english } from '#web/words/pick.ts';
import { plural } from '#web/words/language.ts';

export const pick: typeof english = {
  search: (what) => `${what} durchsuchen`,
  list: (what) => `${what} zur Auswahl`,
  noMatch: (what) => `Nichts gefunden: ${what}`,
  selectAll: (count) => `Alle ${count} auswählen`,
  selectShown: (count) => `Die ersten ${count} auswählen`,
  deselectAll: 'Auswahl aufheben',
  show: 'Anzeigen',
  selected: 'Ausgewählt',
  selectedCount: (count) => `Ausgewählt (${count})`,
  noneSelected: 'Nichts ausgewählt',
  noneSelectedText: 'Was du in den anderen Listen auswählst, erscheint hier.',
  add: (items) => `${items} hinzufügen`,
  adding: (items) => `Hinzufügen: ${items}`,
  added: 'hinzugefügt',
  leaveTitle: 'Schließen, ohne hinzuzufügen?',
  leaveText: (count) =>
    plural(count, {
      one: '# ausgewählter Eintrag ist noch nicht hinzugefügt.',
      other: '# ausgewählte Einträge sind noch nicht hinzugefügt.',
    }),
  keepSelecting: 'Weiter auswählen',
};
