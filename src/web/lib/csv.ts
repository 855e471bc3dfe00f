export type CsvValue = string | number | boolean | null | undefined;

/** A spreadsheet takes a text that begins so for a formula, which could run commands or send data out. */
const formula = /^[=+\-@\t\r]/;

const field = (value: CsvValue) => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * RFC 4180 text, safe to open in a spreadsheet: texts that would be read as formulas get an apostrophe in front,
 * and the byte order mark makes Excel read UTF-8.
 */
export const csvText = (head: readonly string[], rows: readonly (readonly CsvValue[])[]) =>
  `\u{FEFF}${[head, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
