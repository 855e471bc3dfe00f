import type { ExportListName, ExportQuery } from '#web/jobs/kinds/export-lists.ts';

/** What can be exported of a list. */
export interface ExportOf {
  list: ExportListName;
  /** How many there are in all, once the list has told it. */
  total?: number | undefined;
  /** What is shown of it, where that is not all; its records, where they are all here already. */
  match?:
    | { query: ExportQuery; count: number | undefined; rows?: readonly unknown[] | undefined }
    | undefined;
  /** The records that are selected. */
  selected?: readonly unknown[] | undefined;
}

interface Shown {
  q: string;
  order?: ExportQuery['order'];
  /** How many match. */
  count: number | undefined;
  /** All that match, where this browser knows them. */
  own: readonly unknown[] | undefined;
}

/** What a search or a filter has left of a list; undefined where that is all of it. */
export const matchOf = ({ q, order, count, own }: Shown): ExportOf['match'] =>
  own || q ? { query: { q, order }, count: own ? own.length : count, rows: own } : undefined;
