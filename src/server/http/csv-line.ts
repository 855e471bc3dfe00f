export type CsvValue = string | number | boolean | null;

/** What a spreadsheet takes for a formula, which could run commands or send data out. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;
/** What it takes for a number or a date, of which it keeps neither zeros at the front nor long digits. */
const number = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?)$/i;

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formula.test(value) || number.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * RFC 4180, safe to open in a spreadsheet: texts that would be read as formulas, numbers or dates get an apostrophe in
 * front.
 */
export const csvLine = (values: readonly CsvValue[]) => `${values.map(field).join(',')}\r\n`;

/** Makes Excel read UTF-8. */
export const byteOrderMark = '\u{FEFF}';
