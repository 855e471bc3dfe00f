import { isGuarded } from './csv.ts';

interface CsvRow {
  /** As a spreadsheet counts its rows, from 1: line breaks in a field don't count, empty rows do. */
  line: number;
  fields: string[];
}

/**
 * The fields of a table of text, as RFC 4180 has it and as spreadsheets write it: with commas, semicolons or tabs,
 * whichever the first line has most of or a line such as `sep=;` before it names; with or without a byte order mark. Rows
 * with nothing in them are left out.
 */
export function readCsv(text: string): {
  rows: CsvRow[];
  /** The row of a quote that is never closed: the last row ends with all that follows it. */
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

/** A line that only names the separator is none of a spreadsheet's rows. */
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
  /** As a spreadsheet counts its rows, from 1. */
  line: number;
  of: Record<string, string>;
  /** Fields that stand under no name. */
  beyond: string[];
}

/** Rows as members named by the first row, in lower case. */
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

/** Without the apostrophe that exports put before what a spreadsheet would change; any other is part of the text. */
function plain(field: string): string {
  const text = field.trim();
  return text.startsWith("'") && isGuarded(text.slice(1)) ? text.slice(1).trim() : text;
}
