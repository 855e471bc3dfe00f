import type { z } from 'zod/mini';
import { AddQr } from '#contract/qr.ts';
import { type QrType, qrTypes } from '#contract/qr-data.ts';
import { titleOf } from '#qr/title.ts';
import { toRgb } from '#web/lib/colors.ts';
import { readRecords } from '#web/lib/csv-read.ts';
import { contactMembers } from '#web/pages/qr/studio/qr-form.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { qrBatch as words } from '#web/words/qr-batch.ts';

export type NewQr = z.output<typeof AddQr>;

export interface BatchRow {
  /** Of the file, from 1. */
  line: number;
  type: string;
  /** Its content, or what the file has instead. */
  title: string;
  name: string;
  /** Undefined: it can't be made, for `error`. */
  body: NewQr | undefined;
  error: string | undefined;
}

export interface BatchFile {
  rows: BatchRow[];
  /** Why nothing can be made of the file at all. */
  error?: string;
}

export const mostRows = 1000;

/** Columns that make up `data` where it has members, beside a JSON object in `data` itself. */
const memberColumns: Readonly<Partial<Record<QrType, readonly string[]>>> = {
  email: ['email', 'subject', 'body'],
  sms: ['phone', 'message'],
  wifi: ['ssid', 'encryption', 'pass', 'hidden'],
  vcard: contactMembers,
};

export const exampleCsv = [
  'type,data,name,foreground,background,ssid,encryption,pass',
  'link,https://example.com/menu,Table 1,#1e2878,#ffffff,,,',
  'link,https://example.com/menu?table=2,Table 2,#1e2878,#ffffff,,,',
  'text,Ring twice,Back door,,,,,',
  'phone,+49 30 1234567,Reception,,,,,',
  'wifi,,Guests,,,Acme Guest,wpa,correct horse',
  '',
].join('\r\n');

export function readBatch(text: string): BatchFile {
  const { columns, records } = readRecords(text);
  if (columns.length === 0) return { rows: [], error: words.empty };
  if (!columns.includes('type') && !columns.includes('data')) {
    return {
      rows: [],
      error: words.noColumns,
    };
  }
  if (records.length === 0) return { rows: [], error: words.noRows };
  if (records.length > mostRows) {
    return { rows: [], error: words.tooMany(records.length, formatCount(mostRows)) };
  }
  return { rows: records.map(({ line, of }) => rowOf(line, of)) };
}

function rowOf(line: number, of: Record<string, string>): BatchRow {
  const type = (of['type'] || 'link').toLowerCase();
  const name = of['name'] ?? '';
  const refused = (error: string): BatchRow => ({
    line,
    type,
    title: of['data'] ?? '',
    name,
    body: undefined,
    error,
  });
  if (!isType(type)) return refused(words.noType(type, qrTypes.join(', ')));
  const data = dataOf(type, of);
  if (data === undefined) return refused(words.noJson);
  const color = (column: string) => {
    const given = of[column] ?? '';
    return toRgb(given) ?? given;
  };
  const checked = AddQr.safeParse({
    type,
    data,
    name,
    foreground: color('foreground'),
    background: color('background'),
    logo: of['logo'],
  });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return refused(`${issue?.path.join('.') || 'data'}: ${issue?.message ?? ''}`);
  }
  const { data: body } = checked;
  return { line, type, title: titleOf(body), name, body, error: undefined };
}

const isType = (type: string): type is QrType => (qrTypes as readonly string[]).includes(type);

/** @returns undefined for text that is not JSON */
function dataOf(type: QrType, of: Record<string, string>): unknown {
  const given = of['data'] ?? '';
  const members = memberColumns[type];
  if (members && given.startsWith('{')) {
    try {
      return JSON.parse(given) as unknown;
    } catch {
      return undefined;
    }
  }
  if (!members || given !== '') return given;
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
