import { z } from 'zod/mini';
import type { NewJob, NewRow } from '#web/jobs/job.ts';
import { defineKind } from '#web/jobs/kind.ts';
import { jobs as words } from '#web/words/jobs.ts';
import {
  type ExportListName,
  exportLists,
  type ExportPageRequest,
  type ExportQuery,
} from './export-lists.ts';

const Place = z.object({
  page: z.int(),
  of: z.optional(z.object({ id: z.int(), name: z.string() })),
});

const Task = z.object({
  list: z.enum(Object.keys(exportLists) as [ExportListName, ...ExportListName[]]),
  query: z.object({ q: z.optional(z.string()), order: z.optional(z.enum(['date', 'click'])) }),
  columns: z.array(z.string()),
  format: z.enum(['csv', 'json']),
  file: z.string(),
});
export type ExportTask = z.output<typeof Task>;

const Told = z.object({ total: z.optional(z.int()), unreadable: z.optional(z.int()) });

export const exportTaskOf = (task: unknown): ExportTask | undefined => Task.safeParse(task).data;
/** Returns the number of records according to the server, and how many of the page can't be parsed. */
export const countsIn = (result: unknown) => Told.safeParse(result).data ?? {};

const rowOf = ({ page, of }: ExportPageRequest): NewRow => ({
  key: of ? `${of.id} ${page}` : String(page),
  title: of ? (page === 1 ? of.name : words.exportPartOf(of.name, page)) : words.exportPart(page),
  text: '',
  item: { page, ...(of && { of }) },
});

/** Reads one page of the list per row. Reading changes nothing, so a page whose response was lost is read again. */
export const exportList = defineKind({
  name: 'export',
  task: Task,
  item: Place,
  send: async (place, { list, query, columns }, sending) => {
    const { records, more, ...told } = await exportLists[list].read(place, query, columns, sending);
    return { result: told, part: records, more: more.map(rowOf) };
  },
  refresh: () => undefined,
});

interface NewExport {
  list: ExportListName;
  query: ExportQuery;
  columns: readonly string[];
  format: 'csv' | 'json';
  file: string;
}

export const exportJob = (task: NewExport): NewJob => ({
  kind: exportList.name,
  title: words.export(task.file),
  noun: 'parts',
  did: 'read',
  task,
  rows: [rowOf({ page: 1 })],
});

export const isExport = ({ kind }: { kind: string }) => kind === exportList.name;
