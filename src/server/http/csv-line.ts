export type CsvValue = string | number | boolean | null;

/** A spreadsheet takes a text that begins so for a formula, which could run commands or send data out. */
const formula = /^[=+\-@\t\r]/;

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, safe to open in a spreadsheet: texts that would be read as formulas get an apostrophe in front. */
export const csvLine = (values: readonly CsvValue[]) => `${values.map(field).join(',')}\r\n`;

/** Makes Excel read UTF-8. */
export const byteOrderMark = '\u{FEFF}';
