export type CsvValue = string | number | boolean | null | undefined;

/** A spreadsheet takes a text that begins so for a formula, which could run commands or send data out. */
const formula = /^[=+\-@\t\r]/;

const field = (value: CsvValue) => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Excel reads UTF-8 where it stands in front. */
export const csvMark = '\u{FEFF}';

/**
 * RFC 4180 lines, safe to open in a spreadsheet: texts that would be read as formulas get an apostrophe in front.
 * For a text that is written in parts; the first begins with the mark and the head.
 */
export const csvLines = (rows: readonly (readonly CsvValue[])[]) =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** The same, whole. */
export const csvText = (head: readonly string[], rows: readonly (readonly CsvValue[])[]) =>
  csvMark + csvLines([head, ...rows]);
