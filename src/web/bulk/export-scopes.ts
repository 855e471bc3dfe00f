import { requestsForAll } from '#web/client/read-all.ts';
import {
  countIn,
  type ExportListName,
  exportLists,
  type ExportQuery,
  type ExportRecord,
} from '#web/jobs/kinds/export-lists.ts';
import { exportDialog as words } from '#web/words/export-dialog.ts';
import type { ExportOf } from './export-of.ts';

/** Returns the records with these columns, without a request. */
type Records = (columns: readonly string[]) => readonly ExportRecord[];

const recordsOf = (list: ExportListName, rows: readonly unknown[]): Records => {
  const { records } = exportLists[list] as {
    records: (rows: readonly unknown[], columns: readonly string[]) => readonly ExportRecord[];
  };
  return (columns) => records(rows, columns);
};

export interface ExportScope {
  value: 'selected' | 'match' | 'all' | 'items';
  label: string;
  list: ExportListName;
  query: ExportQuery;
  /** Set if no request is needed. */
  records?: Records | undefined;
  /** 0 if no request is needed. Undefined if the number isn't known in advance. */
  requests: number | undefined;
}

const requestsFor = (count: number | undefined) =>
  count === undefined ? undefined : Math.max(1, requestsForAll(count));

/** @param items number of matching records, as text */
const matchLabel = (search: string | undefined, items: string | undefined) => {
  if (!search) return items === undefined ? words.filtered : words.filteredCount(items);
  return items === undefined ? words.matching(search) : words.matchingCount(search, items);
};

export function exportScopes({ list, total, match, selected }: ExportOf): ExportScope[] {
  const scopes: ExportScope[] = [];
  if (selected)
    scopes.push({
      value: 'selected',
      label: words.selected(countIn(list, selected.length)),
      list,
      query: {},
      records: recordsOf(list, selected),
      requests: 0,
    });
  if (match)
    scopes.push({
      value: 'match',
      label: matchLabel(match.query.q, match.count === undefined ? undefined : countIn(list, match.count)),
      list,
      query: match.query,
      records: match.rows && recordsOf(list, match.rows),
      requests: match.rows ? 0 : requestsFor(match.count),
    });
  // If nothing is known about the list, only the selection can be exported.
  if (selected && total === undefined) return scopes;
  scopes.push({
    value: 'all',
    label: total === undefined ? words.entire : words.all(countIn(list, total)),
    list,
    query: {},
    requests: requestsFor(total),
  });
  if (list === 'channels')
    scopes.push({
      value: 'items',
      label: words.channelItems,
      list: 'items',
      query: {},
      requests: total === undefined ? undefined : requestsForAll(total) + total,
    });
  return scopes;
}
