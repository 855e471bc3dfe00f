import type { tasks as english } from '#web/words/tasks.ts';
import { plural } from '#web/words/language.ts';

export const tasks: typeof english = {
  title: 'Vorgänge',
  clearFinished: 'Abgeschlossene entfernen',
  none: 'Keine Vorgänge in diesem Browser',
  noneText: 'Exporte und Massenänderungen erscheinen hier. Sie laufen nach dem Neuladen weiter.',
  text: 'Vorgänge laufen, solange Waypost in diesem Browser geöffnet ist, auch nach dem Neuladen. Abgeschlossene bleiben eine Woche lang sichtbar oder bis du dich abmeldest.',
  notFound: 'Vorgang nicht gefunden',
  notFoundText:
    'Er wurde entfernt oder gehört zu einem anderen Browser. Abgeschlossene Vorgänge bleiben eine Woche lang sichtbar.',
  all: 'Alle Vorgänge',
  progress: 'Fortschritt',
  result: 'Ergebnis',
  item: 'Eintrag',
  items: 'Einträge',
  url: 'URL',
  message: 'Meldung',
  createdUrl: 'Erstellte URL',
  downloadResults: 'Ergebnisse als CSV herunterladen',
  allWithCount: (count) => `Alle ${count}`,
  stateWithCount: (state, count) => `${state} ${count}`,
  noneLikeThis: 'Keine passenden Einträge',
  showAll: 'Alle Einträge anzeigen',
  tryAgain: (count) => plural(count, { one: 'Erneut versuchen', other: '# erneut versuchen' }),
  continue: (count) => plural(count, { other: 'Mit # weiteren fortfahren' }),
  withMessage: (state, message) => `${state}: ${message}`,
  unclearTitle: (what) => `Nicht bestätigt: ${what}`,
  unclearText:
    'Sie sind vielleicht schon erledigt. Um Duplikate zu vermeiden, werden sie nicht automatisch wiederholt.',
  repeatTitle: (what) => `${what} erneut versuchen?`,
  repeatText: 'Was schon erledigt ist, wird dann ein zweites Mal ausgeführt. Prüfe zuerst deine Liste.',
};
