import type { form as english } from '#web/words/form.ts';

export const form: typeof english = {
  optional: ' optional',
  removeRow: (row) => `Zeile ${row} entfernen`,
  filters: 'Filter',
  filtersLater: 'Verfügbar, sobald die ganze Liste geladen ist',
  filtersOn: (count) => `Filter (${count})`,
  activeFilters: 'Aktive Filter',
  removeFilter: ' – Filter entfernen',
  laterDate: 'Wähle ein späteres Datum.',
  todayOrEarlier: 'Wähle heute oder einen früheren Tag.',
  higherNumber: 'Gib eine höhere Zahl ein.',
  wholeNumber: 'Gib eine ganze Zahl ab 0 ein.',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort anzeigen',
  upload: 'Hochladen',
  chooseFile: 'Datei auswählen',
  replace: 'Ersetzen',
  orDrop: 'oder hier ablegen',
  colorPicker: (label) => `${label}: Farbauswahl`,
  colorSuggestions: (label) => `${label}: Vorschläge`,
  typeToConfirm: (text) => `Zum Bestätigen ${text} eingeben`,
};
