export type CsvValue = string | number | boolean | null;

/** Texts that a spreadsheet takes for formulas, which could run commands or send data out. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;
/** Texts that a spreadsheet takes for numbers or dates, which would lose leading zeros and digits of long numbers. */
const number = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?)$/i;

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formula.test(value) || number.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Formats a line after RFC 4180 that is safe to open in a spreadsheet. Texts that would be read as formulas, numbers or
 * dates are prefixed with an apostrophe.
 */
export const csvLine = (values: readonly CsvValue[]) => `${values.map(field).join(',')}\r\n`;

/** Makes Excel read UTF-8. */
export const byteOrderMark = '\u{FEFF}';
