import type { ExportListName, ExportQuery } from '#web/jobs/kinds/export-lists.ts';

export interface ExportOf {
  list: ExportListName;
  /** Number of all records. Undefined until the list has loaded. */
  total?: number | undefined;
  /** The filtered records, if they aren't all. `rows` is set if they have all loaded. */
  match?:
    | { query: ExportQuery; count: number | undefined; rows?: readonly unknown[] | undefined }
    | undefined;
  selected?: readonly unknown[] | undefined;
}

interface Shown {
  q: string;
  order?: ExportQuery['order'];
  count: number | undefined;
  /** All matching records, if this browser has them. */
  own: readonly unknown[] | undefined;
}

/** Returns the records that match a search or filter, or undefined if nothing is filtered. */
export const matchOf = ({ q, order, count, own }: Shown): ExportOf['match'] =>
  own || q ? { query: { q, order }, count: own ? own.length : count, rows: own } : undefined;
