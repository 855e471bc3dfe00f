import type { exportDialog as english } from '#web/words/export-dialog.ts';

export const exportDialog: typeof english = {
  title: (what) => `${what} exportieren`,
  scope: 'Umfang',
  selected: (items) => `Ausgewählt: ${items}`,
  matching: (search) => `Passend zu „${search}“`,
  matchingCount: (search, items) => `Passend zu „${search}“: ${items}`,
  filtered: 'Gefiltert',
  filteredCount: (items) => `Gefiltert: ${items}`,
  all: (items) => `Alle ${items}`,
  entire: 'Ganze Liste',
  channelItems: 'Elemente der Kanäle, eines pro Zeile',
  format: 'Format',
  csv: 'CSV',
  csvText: 'Für Tabellenprogramme. Formeln werden nicht ausgeführt.',
  json: 'JSON',
  jsonText: 'Für Programme',
  columns: 'Spalten',
  noColumns: 'Wähle mindestens eine Spalte aus.',
  saved: (items, file) => `${items} in ${file} gespeichert`,
  notStarted: 'Der Export konnte nicht gestartet werden. Versuche es gleich erneut.',
};
