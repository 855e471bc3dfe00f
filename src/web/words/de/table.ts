import type { table as english } from '#web/words/table.ts';
import { plural } from '#web/words/language.ts';

export const table: typeof english = {
  actions: 'Aktionen',
  actionsFor: (name) => `Aktionen für ${name}`,
  select: (name) => `${name} auswählen`,
  selectAll: 'Alle auswählen',
  selectPage: 'Alle auf dieser Seite auswählen',
  selection: 'Auswahl',
  selected: (count) => `${count} ausgewählt`,
  selectedHidden: (count, hidden) => `${count} ausgewählt, ${hidden} nicht zu sehen`,
  selectedOnPages: (count, pages) =>
    plural(pages, { one: `${count} auf # Seite ausgewählt`, other: `${count} auf # Seiten ausgewählt` }),
  selecting: 'Wird ausgewählt …',
  clearSelection: 'Auswahl aufheben',
  columns: 'Spalten',
  resetColumns: 'Spalten zurücksetzen',
  pages: 'Seiten',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  rows: 'Zeilen',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  range: (first, last, total) => `${first}–${last} von ${total}`,
  total: (total) => `${total} insgesamt`,
  label: (what) => what,
  unsupported: (what) => `Auf diesem Server nicht verfügbar: ${what}`,
  unsupportedText: 'Deshalb steht diese Seite nicht im Menü.',
  overview: 'Zur Übersicht',
  unreadable: (count) =>
    plural(count, { one: '# Eintrag ist nicht lesbar', other: '# Einträge sind nicht lesbar' }),
  unreadableText: 'Der Server hat ein unbekanntes Format gesendet. Alles andere wird angezeigt.',
  noPage: (page) => `Seite ${page} nicht gefunden`,
  noPageText: 'Diese Liste hat weniger Seiten.',
  firstPage: 'Zur ersten Seite',
  copyName: 'Name kopieren',
  nameCopied: 'Name kopiert',
};
