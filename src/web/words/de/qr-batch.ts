import type { qrBatch as english } from '#web/words/qr-batch.ts';
import { plural } from '#web/words/language.ts';

export const qrBatch: typeof english = {
  title: 'QR-Codes importieren',
  create: 'QR-Codes erstellen',
  createCount: (count) => plural(count, { one: '# QR-Code erstellen', other: '# QR-Codes erstellen' }),
  file: 'CSV-Datei',
  fileText:
    'Nenne in der ersten Zeile die Spalten: type, data, name, foreground, background, logo. Inhalt aus mehreren Teilen hat für jeden eine Spalte, etwa ssid, encryption und pass für ein WLAN.',
  chooseFile: 'CSV-Datei auswählen',
  example: 'Beispiel herunterladen',
  paste: 'Oder Zeilen einfügen',
  review: 'Du kannst die Zeilen prüfen, bevor etwas erstellt wird.',
  wrongRows: (count) =>
    plural(count, { one: '# Zeile wird übersprungen', other: '# Zeilen werden übersprungen' }),
  wrongRowsText: 'Korrigiere die markierten Zeilen in der Datei oder fahre ohne sie fort.',
  rows: 'Zeilen der Datei',

  empty: 'Die Datei ist leer.',
  noColumns:
    'Nenne in der ersten Zeile die Spalten: type, data und bei Bedarf name, foreground, background, logo.',
  noRows: 'Die Datei hat keine Zeilen.',
  tooMany: (rows, most) =>
    plural(rows, {
      one: `Die Datei hat # Zeile. Importiere höchstens ${most} auf einmal.`,
      other: `Die Datei hat # Zeilen. Importiere höchstens ${most} auf einmal.`,
    }),
  noType: (type, types) => `type: ${type} wird nicht unterstützt. Möglich sind: ${types}.`,
  noJson: 'data: Das ist kein gültiges JSON.',

  created: (count) => plural(count, { one: '# QR-Code erstellt', other: '# QR-Codes erstellt' }),
  refused: (count) => plural(count, { one: '# Zeile wurde abgelehnt.', other: '# Zeilen wurden abgelehnt.' }),
  unclear: (count) =>
    plural(count, {
      one: '# Zeile blieb ohne Antwort: Sieh in deiner Liste nach.',
      other: '# Zeilen blieben ohne Antwort: Sieh in deiner Liste nach.',
    }),
  notSent: (count) =>
    plural(count, { one: '# Zeile wurde nicht gesendet.', other: '# Zeilen wurden nicht gesendet.' }),
  noPicture: (count) =>
    plural(count, {
      one: 'Kein Bild für # Code: Dieser Server liefert seine URL nicht.',
      other: 'Kein Bild für # Codes: Dieser Server liefert ihre URLs nicht.',
    }),
  tooMuchForStatic: (count) =>
    plural(count, {
      one: '# Code hat zu viel Inhalt für einen statischen.',
      other: '# Codes haben zu viel Inhalt für statische.',
    }),
  zip: 'ZIP herunterladen',
  zipping: (done, total) => `${done} von ${total}`,
  results: 'Ergebnisse herunterladen',
  again: 'Weitere Datei importieren',

  line: 'Zeile',
  code: 'QR-Code',
  colors: 'Farben',
  ready: 'Bereit',
  made: 'Erstellt',
  unsure: 'Keine Antwort. Sieh in deiner Liste nach, ob er erstellt wurde.',
};
