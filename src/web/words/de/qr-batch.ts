import type { qrBatch as english } from '#web/words/qr-batch.ts';
import { plural } from '#web/words/language.ts';

export const qrBatch: typeof english = {
  title: 'QR-Codes importieren',
  createCount: (count) => plural(count, { one: '# QR-Code erstellen', other: '# QR-Codes erstellen' }),
  file: 'CSV-Datei',
  fileText:
    'Benenne in der ersten Zeile die Spalten. Jede Zeile braucht einen „type“ und dessen Felder: „url“ für einen Link, „ssid“ und „pass“ für WLAN. Das Beispiel enthält alle.',
  chooseFile: 'CSV-Datei auswählen',
  example: 'Beispiel herunterladen',
  sample: {
    table: (number) => `Tisch ${number}`,
    door: 'Hintertür',
    ring: 'Zweimal klingeln',
    reception: 'Empfang',
    bookings: 'Reservierung',
    friday: 'Ein Tisch für Freitag',
    news: 'Neuigkeiten',
    join: 'DABEI',
    guests: 'Gäste',
    network: 'Acme Gast',
    password: 'richtiges Pferd',
    card: 'Visitenkarte',
    company: 'Acme GmbH',
  },
  paste: 'Oder Zeilen einfügen',
  review: 'Du kannst die Zeilen prüfen, bevor etwas erstellt wird',
  wrongRows: (count) =>
    plural(count, { one: '# Zeile enthält einen Fehler', other: '# Zeilen enthalten einen Fehler' }),
  wrongRowsText: 'Korrigiere die markierten Zeilen in der Datei oder fahre ohne sie fort.',
  nothingReady: 'Es gibt nichts zu erstellen',
  nothingReadyText: 'Jede Zeile enthält einen Fehler. Korrigiere die markierten Zeilen in der Datei.',
  rows: 'Zeilen der Datei',

  empty: 'Die Datei ist leer.',
  workbook: 'Das ist eine Excel-Arbeitsmappe. Speichere sie in Excel als CSV UTF-8.',
  tooLarge: (most) => `Die Datei ist größer als ${most}. Teile sie auf.`,
  noColumns:
    'Benenne in der ersten Zeile die Spalten, etwa type, url und name. Das Beispiel enthält alle Spalten.',
  noRows: 'Die Datei hat keine Zeilen.',
  unclosed: (line) => `In Zeile ${line} fehlt das schließende Anführungszeichen.`,
  tooMany: (rows, most) =>
    plural(rows, {
      one: `Die Datei hat # Zeile. Importiere höchstens ${most} auf einmal.`,
      other: `Die Datei hat # Zeilen. Importiere höchstens ${most} auf einmal.`,
    }),
  noType: (type, types) => `type: ${type} wird nicht unterstützt. Möglich sind: ${types}.`,
  columnTwice: (column) => `Die Spalte „${column}“ kommt zweimal vor. Benenne eine um oder entferne sie.`,
  beyond: (fields) => `Diese Zeile hat mehr Felder als Spalten: ${fields}.`,
  unused: (columns) => `Bereit. Nicht verwendet für diesen Typ: ${columns}.`,
  unknownColumns: (count) =>
    plural(count, { one: '# Spalte wird nicht verwendet', other: '# Spalten werden nicht verwendet' }),
  unknownColumnsText: (columns) => `Unbekannt: ${columns}. Das Beispiel enthält alle Spalten.`,
  repeated: (count) =>
    plural(count, { one: '# Zeile wiederholt eine frühere.', other: '# Zeilen wiederholen eine frühere.' }),
  noJson: 'data: Das ist kein gültiges JSON.',

  created: (count) => plural(count, { one: '# QR-Code erstellt', other: '# QR-Codes erstellt' }),
  wrong: (count) =>
    plural(count, { one: '# Zeile enthält einen Fehler.', other: '# Zeilen enthalten einen Fehler.' }),
  refused: (count) => plural(count, { one: '# Zeile wurde abgelehnt.', other: '# Zeilen wurden abgelehnt.' }),
  unclear: (count) =>
    plural(count, {
      one: '# Zeile blieb ohne Antwort. Sieh in deiner Liste nach.',
      other: '# Zeilen blieben ohne Antwort. Sieh in deiner Liste nach.',
    }),
  notMade: (count) =>
    plural(count, { one: '# Zeile noch nicht erstellt.', other: '# Zeilen noch nicht erstellt.' }),
  proceed: 'Fortsetzen',
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
  formats: {
    svg: () => 'SVG',
    png: (width) => `PNG, ${width} Pixel`,
    pdf: () => 'PDF',
  },
  unread: (count) =>
    plural(count, {
      one: '# Code lässt sich nicht scannen',
      other: '# Codes lassen sich nicht scannen',
    }),
  unreadText: (count) =>
    plural(count, {
      one: 'Er ist unten markiert. Öffne ihn und erhöhe den Kontrast, bevor du druckst.',
      other: 'Sie sind unten markiert. Öffne sie und erhöhe den Kontrast, bevor du druckst.',
    }),
  design: 'Design',
  designText: 'Für alle Codes. Farben und Logos einzelner Zeilen haben Vorrang.',
  looksStayHere:
    'Dieser Server speichert nur Farben und Logo. Lade die Bilder hier herunter, um den Rest zu behalten.',
  results: 'Ergebnisse herunterladen',
  again: 'Weitere Datei importieren',

  line: 'Zeile',
  code: 'QR-Code',
  colors: 'Farben',
  ready: 'Bereit',
  made: 'Erstellt',
  unsent: 'Nicht gesendet',
  result: 'Ergebnis',
  url: 'URL',
  unsure: 'Keine Antwort. Sieh in deiner Liste nach, ob er erstellt wurde.',
};
