import { z } from 'zod/mini';
import { AddQr } from '#contract/qr.ts';
import type { QrType } from '#contract/qr-data.ts';
import type { MoreKind } from '#qr/more/kinds.ts';
import { titleOf } from '#qr/title.ts';
import { toRgb } from '#web/lib/colors.ts';
import { type CsvRecord, readRecords } from '#web/lib/csv-read.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { listing } from '#web/words/language.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';
import { qrLook } from '#web/words/qr-look.ts';
import { refusals } from '#web/words/refusals.ts';
import { contents, emptyQr, isMore, typeOf } from '#web/pages/qr/studio/qr-form.ts';
import { batchTypes, columns as knownColumns, columnsUsed, fieldsOf, isOneText } from './batch-fields.ts';

export type NewQr = z.output<typeof AddQr>;

export interface BatchRow {
  /** The row's number in a spreadsheet, starting at 1. */
  line: number;
  type: string;
  /** The code's content, or what the file has instead. */
  title: string;
  name: string;
  /** Undefined if the row can't be created. `error` says why. */
  body: NewQr | undefined;
  error: string | undefined;
  /** Columns with a value that don't belong to the row's type. */
  unused: readonly string[];
}

export interface BatchFile {
  rows: BatchRow[];
  /** Why the file can't be used at all. */
  error?: string;
  /** Columns that have no meaning here. */
  unknown?: readonly string[];
  /** How many valid rows repeat an earlier one. */
  repeated?: number;
}

export const maxRows = 1000;

/** A file without any of these columns has nothing that a code could contain. */
const contentColumns = new Set(['type', 'data', ...Object.values(fieldsOf).flat()]);

export function readBatch(text: string): BatchFile {
  const { columns, records, unclosed } = readRecords(text);
  const refused = (error: string): BatchFile => ({ rows: [], error });
  if (columns.length === 0) return refused(words.empty);
  if (!columns.some((column) => contentColumns.has(column))) return refused(words.noColumns);
  const twice = columns.find((column, at) => column !== '' && columns.indexOf(column) < at);
  if (twice !== undefined) return refused(words.columnTwice(twice));
  if (unclosed !== undefined) return refused(words.unclosed(unclosed));
  if (records.length === 0) return refused(words.noRows);
  if (records.length > maxRows) return refused(words.tooMany(records.length, formatCount(maxRows)));
  const unknown = columns.filter(
    (column) => column !== '' && column !== 'data' && !knownColumns.includes(column),
  );
  const rows = records.map(rowOf);
  const made = rows.flatMap(({ body }) => (body ? JSON.stringify(body) : []));
  return { rows, unknown, repeated: made.length - new Set(made).size };
}

function rowOf({ line, of, beyond }: CsvRecord): BatchRow {
  const type = (of['type'] || 'link').toLowerCase();
  const name = of['name'] ?? '';
  const refused = (error: string): BatchRow => ({
    line,
    type,
    title: contentOf(type, of),
    name,
    body: undefined,
    error,
    unused: [],
  });
  if (!isBatchType(type)) return refused(words.noType(type, batchTypes.join(', ')));
  if (beyond.length > 0) return refused(words.beyond(listing(beyond)));
  const data = isMore(type) ? moreData(type, of) : dataOf(type, of);
  if (data === undefined) return refused(words.noJson);
  if (isRefusal(data)) return refused(data.refused);
  const color = (column: string) => {
    const given = of[column] ?? '';
    return toRgb(given) ?? given;
  };
  const wrong = (['foreground', 'background'] as const).find(
    (column) => of[column] && toRgb(of[column]) === undefined,
  );
  if (wrong) return refused(`${wrong}: ${qrLook.colorError}`);
  const checked = AddQr.safeParse({
    type: typeOf(type),
    data,
    name,
    foreground: color('foreground'),
    background: color('background'),
    logo: of['logo'],
  });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return refused(`${columnOf(type, of, issue?.path)}: ${refusals.translated(issue?.message ?? '')}`);
  }
  const { data: body } = checked;
  const used = columnsUsed(type, Boolean(of['data']));
  const unused = Object.keys(of).filter(
    (column) => of[column] && knownColumns.includes(column) && !used.includes(column),
  );
  return { line, type, title: titleOf(body), name, body, error: undefined, unused };
}

export const isBatchType = (type: string): type is QrType | MoreKind => Object.hasOwn(fieldsOf, type);

/** Returns what a row that can't be created shows, which is its content as entered. */
const contentOf = (type: string, of: Record<string, string>): string => {
  const [first = ''] = isBatchType(type) ? fieldsOf[type] : [];
  return of['data'] || of[first] || '';
};

const isRefusal = (data: unknown): data is { refused: string } =>
  typeof data === 'object' && data !== null && 'refused' in data;

/**
 * Returns the content of a type that is sent as a link or a text, or why it’s refused. A value in `data` is sent
 * unchanged.
 */
function moreData(type: MoreKind, of: Record<string, string>): unknown {
  if (of['data']) return of['data'];
  const filled = Object.fromEntries(
    fieldsOf[type].flatMap((field) => (of[field] ? [[field, of[field]]] : [])),
  );
  const checked = z.safeParse(contents[type], { ...emptyQr.content[type], ...filled });
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const column = issue?.path.join('.') || columnOf(type, of);
  return { refused: `${column}: ${refusals.translated(issue?.message ?? '')}` };
}

/** Returns the column to fix. If the content is in columns for its fields, it's one of those. */
function columnOf(
  type: QrType | MoreKind,
  of: Record<string, string>,
  path: readonly PropertyKey[] = [],
): string {
  const [place, member] = path.map(String);
  if (place === 'data' && of['data']) return [place, member].filter(Boolean).join('.');
  if (place !== undefined && place !== 'data') return [place, member].filter(Boolean).join('.');
  const [first = 'data'] = fieldsOf[type];
  return member ?? (first in of || !('data' in of) ? first : 'data');
}

/** @returns undefined for text that isn't JSON */
function dataOf(type: QrType, of: Record<string, string>): unknown {
  const given = of['data'] ?? '';
  const members = fieldsOf[type];
  if (isOneText(type)) return given || (of[members[0] ?? ''] ?? '');
  if (given.startsWith('{')) {
    try {
      return JSON.parse(given) as unknown;
    } catch {
      return undefined;
    }
  }
  if (given !== '') return given;
  const filled = members.flatMap((member) => {
    const value = of[member];
    if (!value) return [];
    return [[member, member === 'hidden' ? /^(true|yes|1)$/i.test(value) : value] as const];
  });
  const found = Object.fromEntries(filled);
  return type === 'wifi' && !found['encryption']
    ? { ...found, encryption: found['pass'] ? 'wpa' : 'nopass' }
    : found;
}
