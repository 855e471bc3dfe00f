export type CsvValue = string | number | boolean | null | undefined;

/** Texts that a spreadsheet runs as a formula, which could execute commands or send data out. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;
/** Texts that a spreadsheet reads as a number or date, which loses leading zeros and long digits. */
const number = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?)$/i;

/** Returns whether a text needs a leading apostrophe, which keeps spreadsheets from changing it. */
export const isGuarded = (text: string) => formula.test(text) || number.test(text);

const field = (value: CsvValue) => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = isGuarded(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Byte order mark, without which Excel doesn't read the file as UTF-8. */
export const csvMark = '\u{FEFF}';

/**
 * Returns RFC 4180 lines that are safe to open in a spreadsheet. Texts that it would read as formulas, numbers or dates
 * get a leading apostrophe. For files written in parts, of which the first begins with the mark and the header.
 */
export const csvLines = (rows: readonly (readonly CsvValue[])[]) =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** Returns a complete file. */
export const csvText = (head: readonly string[], rows: readonly (readonly CsvValue[])[]) =>
  csvMark + csvLines([head, ...rows]);
