import { z } from 'zod/mini';
import { hasExtension } from '#web/client/server-extensions.ts';
import { csvLines, csvMark } from '#web/lib/csv.ts';
import type { Job } from './job.ts';
import { exportLists, type ExportRecord } from './kinds/export-lists.ts';
import { exportTaskOf, countsIn } from './kinds/export-list.ts';

const Cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.undefined()]);
const Records = z.array(z.object({ key: z.string(), cells: z.array(Cell) }));

interface ExportFormat {
  head: (columns: readonly Column[]) => string;
  /** Formats one part. Separators between records depend on whether other records precede them. */
  part: (records: readonly ExportRecord[], columns: readonly Column[], isFirst: boolean) => string;
  foot: string;
  type: string;
}

interface Column {
  id: string;
  label: string;
}

export type ExportFormatName = 'csv' | 'json';

export const exportFormats: Readonly<Record<ExportFormatName, ExportFormat>> = {
  csv: {
    head: (columns) => csvMark + csvLines([columns.map(({ label }) => label)]),
    part: (records) => csvLines(records.map(({ cells }) => cells)),
    foot: '',
    type: 'text/csv;charset=utf-8',
  },
  json: {
    head: () => '[',
    part: (records, columns, isFirst) =>
      records
        .map(({ cells }, place) => {
          const members = columns.map(({ id }, at) => [id, cells[at] ?? null]);
          return `${isFirst && place === 0 ? '' : ','}\n  ${JSON.stringify(Object.fromEntries(members))}`;
        })
        .join(''),
    foot: '\n]\n',
    type: 'application/json',
  },
};

export interface ExportedCount {
  records: number;
  /** The number of records according to the server, if it returned one. */
  told: number | undefined;
  /** Number of records left out because they couldn't be parsed. */
  unreadable: number;
}

/**
 * Yields an export's file in pieces, so that it is never in memory as a whole. Records that moved between pages are
 * included once.
 */
export async function* exportText(
  job: Job,
  partOf: (row: string) => Promise<unknown>,
): AsyncGenerator<string, ExportedCount> {
  const task = exportTaskOf(job.task);
  if (!task) throw new Error('The stored export is none.');
  const format = exportFormats[task.format];
  const known = exportLists[task.list].columns(hasExtension);
  const columns = task.columns.flatMap((id) => known.find((one) => one.id === id) ?? []);
  const taken = new Set<string>();
  let told: number | undefined;
  let unreadable = 0;
  yield format.head(columns);
  for (const row of job.rows) {
    if (row.state !== 'done') continue;
    const { total = told, unreadable: left = 0 } = countsIn(row.result);
    told = total;
    unreadable += left;
    const records = (Records.safeParse(await partOf(row.key)).data ?? []).filter(
      ({ key }) => !taken.has(key),
    );
    const text = format.part(records, columns, taken.size === 0);
    for (const { key } of records) taken.add(key);
    if (text) yield text;
  }
  yield format.foot;
  return { records: taken.size, told, unreadable };
}
