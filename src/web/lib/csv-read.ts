/**
 * The fields of a table of text, as RFC 4180 has it and as spreadsheets write it: with commas, semicolons or tabs,
 * whichever the first line has most of; with or without a byte order mark. Lines with nothing in them are left out.
 */
export function readCsv(text: string): {
  rows: { line: number; fields: string[] }[];
  /** The line of a quote that is never closed: the last row ends with all that follows it. */
  unclosed: number | undefined;
} {
  const source = text.replace(/^\u{FEFF}/u, '');
  const separator = separatorOf(source);
  const rows: { line: number; fields: string[] }[] = [];
  let line = 1;
  let begun = 1;
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let quotedAt = 1;

  const endRow = () => {
    fields.push(field);
    if (fields.some((part) => part.trim() !== '')) rows.push({ line: begun, fields });
    fields = [];
    field = '';
    begun = line;
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') field += sign;
      else if (source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && field.trim() === '') {
      quoted = true;
      quotedAt = line;
      field = '';
    } else if (sign === separator) {
      fields.push(field);
      field = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') field += sign;
  }
  endRow();
  return { rows, unclosed: quoted ? quotedAt : undefined };
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const most = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  return most.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

export interface CsvRecord {
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

/** Spreadsheets are given an apostrophe before what they would take for a formula; it is no part of the text. */
const plain = (field: string) => field.trim().replace(/^'(?=[=+\-@])/, '');
