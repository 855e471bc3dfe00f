import { isGuarded } from './csv.ts';

interface CsvRow {
  /** The row's number in a spreadsheet, from 1. Line breaks within fields don't count. Empty rows do. */
  line: number;
  fields: string[];
}

/**
 * Parses CSV as defined by RFC 4180 and as written by spreadsheets. The separator is the most frequent of comma,
 * semicolon and tab in the first line, unless a line such as `sep=;` names it. A byte order mark is optional. Empty
 * rows are left out.
 */
export function readCsv(text: string): {
  rows: CsvRow[];
  /** The row with an unclosed quote. The last row then contains the rest of the text. */
  unclosed: number | undefined;
} {
  const { source, separator } = separated(text.replace(/^\u{FEFF}/u, ''));
  const rows: CsvRow[] = [];
  let line = 1;
  let fields: string[] = [];
  let field = '';
  let quoted = false;

  const endRow = () => {
    fields.push(field);
    if (fields.some((part) => part.trim() !== '')) rows.push({ line, fields });
    fields = [];
    field = '';
    line += 1;
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (quoted) {
      if (sign !== '"') field += sign;
      else if (source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && field.trim() === '') {
      quoted = true;
      field = '';
    } else if (sign === separator) {
      fields.push(field);
      field = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') field += sign;
  }
  const unclosed = quoted ? line : undefined;
  endRow();
  return { rows, unclosed };
}

/** A line that only names the separator isn't a row of the spreadsheet. */
function separated(text: string): { source: string; separator: string } {
  const [line = '', named] = /^"?sep=([^\r\n])"?[,;\t]*(?:\r?\n|$)/i.exec(text) ?? [];
  const source = text.slice(line.length);
  return { source, separator: named ?? separatorOf(source) };
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const most = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return most.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

export interface CsvRecord {
  /** The row's number in a spreadsheet, from 1. */
  line: number;
  of: Record<string, string>;
  /** Fields without a column name. */
  beyond: string[];
}

/** Returns rows as objects, with the first row in lower case as keys. */
export function readRecords(text: string): {
  columns: string[];
  records: CsvRecord[];
  unclosed: number | undefined;
} {
  const { rows: read, unclosed } = readCsv(text);
  const [head, ...rows] = read;
  const columns = head?.fields.map((name) => name.trim().toLowerCase()) ?? [];
  return {
    columns,
    unclosed,
    records: rows.map(({ line, fields }) => ({
      line,
      of: Object.fromEntries(columns.map((name, place) => [name, plain(fields[place] ?? '')])),
      beyond: fields.slice(columns.length).filter((field) => field.trim() !== ''),
    })),
  };
}

/**
 * Removes the apostrophe that exports put before values that a spreadsheet would change. Any other apostrophe is part
 * of the text.
 */
function plain(field: string): string {
  const text = field.trim();
  return text.startsWith("'") && isGuarded(text.slice(1)) ? text.slice(1).trim() : text;
}
