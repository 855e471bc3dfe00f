import { requestsForAll } from '#web/client/read-all.ts';
import {
  countIn,
  type ExportListName,
  type ExportQuery,
  type ExportRecord,
} from '#web/jobs/kinds/export-lists.ts';
import { exportDialog as words } from '#web/words/export-dialog.ts';

/** What can be exported of a list. */
export interface ExportOf {
  list: ExportListName;
  /** How many there are in all, once the list has told it. */
  total?: number | undefined;
  /** What is shown of it, where that is not all; its records, where they are all here already. */
  match?: { query: ExportQuery; count: number | undefined; records?: Records | undefined } | undefined;
  /** What is selected. */
  selected?: { count: number; records: Records } | undefined;
}

/** The records with these columns, without a request. */
type Records = (columns: readonly string[]) => readonly ExportRecord[];

interface Shown<Row> {
  q: string;
  order?: ExportQuery['order'];
  /** How many match. */
  count: number | undefined;
  /** All that match, where this browser knows them. */
  own: readonly Row[] | undefined;
}

/** What a search or a filter has left of a list; undefined where that is all of it. */
export const matchOf = <Row>(
  { records }: { records: (rows: readonly Row[], columns: readonly string[]) => readonly ExportRecord[] },
  { q, order, count, own }: Shown<Row>,
): ExportOf['match'] =>
  own || q
    ? {
        query: { q, order },
        count: own ? own.length : count,
        records: own && ((columns) => records(own, columns)),
      }
    : undefined;

export interface ExportScope {
  value: 'selected' | 'match' | 'all' | 'items';
  label: string;
  list: ExportListName;
  query: ExportQuery;
  /** Where nothing needs to be asked for. */
  records?: Records | undefined;
  /** 0: nothing is asked for. undefined: as many as it turns out to be. */
  requests: number | undefined;
}

const requestsFor = (count: number | undefined) =>
  count === undefined ? undefined : Math.max(1, requestsForAll(count));

/** @param items how many match, in words */
const matchLabel = (search: string | undefined, items: string | undefined) => {
  if (!search) return items === undefined ? words.filtered : words.filteredCount(items);
  return items === undefined ? words.matching(search) : words.matchingCount(search, items);
};

export function exportScopes({ list, total, match, selected }: ExportOf): ExportScope[] {
  const scopes: ExportScope[] = [];
  if (selected)
    scopes.push({
      value: 'selected',
      label: words.selected(countIn(list, selected.count)),
      list,
      query: {},
      records: selected.records,
      requests: 0,
    });
  if (match)
    scopes.push({
      value: 'match',
      label: matchLabel(match.query.q, match.count === undefined ? undefined : countIn(list, match.count)),
      list,
      query: match.query,
      records: match.records,
      requests: match.records ? 0 : requestsFor(match.count),
    });
  // The selection is exported alone where nothing is told about the list it is of.
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
