import type { tasks as english } from '#web/words/tasks.ts';
import { plural } from '#web/words/language.ts';

export const tasks: typeof english = {
  title: 'Aufgaben',
  clearFinished: 'Erledigte entfernen',
  none: 'Keine Aufgaben in diesem Browser',
  noneText:
    'Exporte und Änderungen an vielen Datensätzen erscheinen hier. Sie laufen nach dem Neuladen weiter.',
  text: 'Aufgaben laufen nach dem Neuladen weiter, solange Waypost in diesem Browser geöffnet ist. Erledigte bleiben eine Woche lang oder bis du dich abmeldest.',
  notFound: 'Aufgabe nicht gefunden',
  notFoundText:
    'Sie wurde entfernt oder gehört zu einem anderen Browser. Erledigte Aufgaben bleiben eine Woche lang.',
  all: 'Alle Aufgaben',
  progress: 'Fortschritt',
  result: 'Ergebnis',
  item: 'Element',
  items: 'Elemente',
  url: 'URL',
  message: 'Meldung',
  createdUrl: 'Erstellte URL',
  skipped: 'Übersprungen',
  downloadResults: 'Ergebnisse als CSV herunterladen',
  allWithCount: (count) => `Alle ${count}`,
  stateWithCount: (state, count) => `${state} ${count}`,
  noneLikeThis: 'Keine passenden Elemente',
  showAll: 'Alle Elemente anzeigen',
  tryAgain: (count) => plural(count, { one: 'Erneut versuchen', other: '# erneut versuchen' }),
  continue: (count) => plural(count, { other: 'Mit # weiteren fortfahren' }),
  withMessage: (state, message) => `${state}: ${message}`,
  unclearTitle: (what) => `Nicht bestätigt: ${what}`,
  unclearText:
    'Sie sind vielleicht schon erledigt. Damit nichts doppelt entsteht, werden sie nicht automatisch wiederholt.',
  repeatTitle: (what) => `${what} erneut versuchen?`,
  repeatText: 'Was schon funktioniert hat, wird dann doppelt ausgeführt. Prüfe zuerst deine Liste.',
};
