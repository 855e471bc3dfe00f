import type { UseQueryResult } from '@tanstack/react-query';
import { listStatusOf } from '#web/client/list-status.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { isNewestFirst } from '#web/lib/newest-first.ts';
import type { Order } from './orders.ts';

interface Source<Row, Data> {
  /** All matching rows, if the whole list has loaded. */
  own: readonly Row[] | undefined;
  /** Whether the server isn't asked because only the whole list can provide the result. */
  isOwnAlone: boolean;
  /** The server's response. */
  list: UseQueryResult<Data>;
  order: Order;
  rowsIn: (data: Data) => readonly Row[];
  page: number;
  limit: number;
}

export interface ShownPage<Row> {
  rows: readonly Row[] | undefined;
  total: number | undefined;
  pages: number;
  reading: ListStatus;
  /** Whether rows requested newest first start with the newest. Not every server orders its lists. */
  isInOrder: boolean;
}

/**
 * Returns the rows of a page. The server's rows come first. The copy's rows replace them until they load, if they fail,
 * and if they are in a different order than requested.
 */
export function shownPage<Row extends { date: string }, Data extends { result: number; maxpage: number }>({
  own,
  isOwnAlone,
  list,
  order,
  rowsIn,
  page,
  limit,
}: Source<Row, Data>): ShownPage<Row> {
  const served = isOwnAlone || list.isPlaceholderData ? undefined : list.data;
  const isInOrder = !served || order !== 'date' || isNewestFirst(rowsIn(served));
  if (own && (!served || !isInOrder))
    return {
      rows: own.slice((page - 1) * limit, page * limit),
      total: own.length,
      pages: Math.max(1, Math.ceil(own.length / limit)),
      reading: { ...listStatusOf(list), error: undefined, isMissing: false, isStale: false },
      isInOrder: true,
    };
  const data = served ?? list.data;
  return {
    rows: data && rowsIn(data),
    total: data?.result,
    pages: data?.maxpage ?? 1,
    reading: listStatusOf(list),
    isInOrder,
  };
}
