import type { UseQueryResult } from '@tanstack/react-query';
import { listStatusOf } from '#web/client/list-status.ts';
import type { ListStatus } from '#web/lib/list-status.ts';

interface Source<Row, Data> {
  /** All that are wanted, where the whole list is here. */
  own: readonly Row[] | undefined;
  /** The server was not asked: only the whole list can answer. */
  isOwnAlone: boolean;
  /** The server's page. */
  list: UseQueryResult<Data>;
  rowsIn: (data: Data) => readonly Row[];
  page: number;
  limit: number;
}

export interface ShownPage<Row> {
  rows: readonly Row[] | undefined;
  total: number | undefined;
  pages: number;
  reading: ListStatus;
}

/** The rows of a page: the server's as soon as they are there, until then, and without it, those of the copy. */
export function shownPage<Row, Data extends { result: number; maxpage: number }>({
  own,
  isOwnAlone,
  list,
  rowsIn,
  page,
  limit,
}: Source<Row, Data>): ShownPage<Row> {
  const served = isOwnAlone || list.isPlaceholderData ? undefined : list.data;
  if (own && !served)
    return {
      rows: own.slice((page - 1) * limit, page * limit),
      total: own.length,
      pages: Math.max(1, Math.ceil(own.length / limit)),
      reading: { ...listStatusOf(list), error: undefined, isMissing: false, isStale: false },
    };
  const data = served ?? list.data;
  return {
    rows: data && rowsIn(data),
    total: data?.result,
    pages: data?.maxpage ?? 1,
    reading: listStatusOf(list),
  };
}
