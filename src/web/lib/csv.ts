export type CsvValue = string | number | boolean | null | undefined;

/** What a spreadsheet takes for a formula, which could run commands or send data out. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;
/** What it takes for a number or a date, of which it keeps neither zeros at the front nor long digits. */
const number = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?)$/i;

/** Whether a text gets an apostrophe in front, by which spreadsheets leave it as it is. */
export const isGuarded = (text: string) => formula.test(text) || number.test(text);

const field = (value: CsvValue) => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = isGuarded(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Excel reads UTF-8 where it stands in front. */
export const csvMark = '\u{FEFF}';

/**
 * RFC 4180 lines, safe to open in a spreadsheet: texts that would be read as formulas,
 * numbers or dates get an apostrophe in front.
 * For a text that is written in parts; the first begins with the mark and the head.
 */
export const csvLines = (rows: readonly (readonly CsvValue[])[]) =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** The same, whole. */
export const csvText = (head: readonly string[], rows: readonly (readonly CsvValue[])[]) =>
  csvMark + csvLines([head, ...rows]);
