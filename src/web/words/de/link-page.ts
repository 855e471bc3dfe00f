import type { linkPage as english } from '#web/words/link-page.ts';

export const linkPage: typeof english = {
  noShort: 'In der Adresse dieser Seite fehlt die Kurz-URL.',
  notFoundText:
    'In diesem Konto gibt es keinen Link unter {short}. Vielleicht wurde er gelöscht, oder sein Alias wurde geändert.',
  notLoaded: 'Die Statistik dieses Links konnte nicht geladen werden',
  closed: 'Das Ziel ist für Besucher nicht erreichbar',
  redirectsTo: 'Leitet weiter zu',
  created: (date) => `Erstellt am ${date}`,
  dataAsOf: (time) => `Stand: ${time}`,
  details: 'Details',
  linkTitle: 'Titel',
  figures: 'Kennzahlen',
  allTime: 'Gesamter Zeitraum',
  onlyClicksTitle: 'Nur Klicks verfügbar',
  onlyClicksText: 'Dieser Server zählt Klicks, bietet aber keine Statistik für einzelne Links.',
};
