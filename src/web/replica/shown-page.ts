import type { UseQueryResult } from '@tanstack/react-query';
import { listStatusOf } from '#web/client/list-status.ts';
import type { ListStatus } from '#web/lib/list-status.ts';
import { isNewestFirst } from '#web/lib/newest-first.ts';
import type { Order } from './orders.ts';

interface Source<Row, Data> {
  /** All that are wanted, where the whole list is here. */
  own: readonly Row[] | undefined;
  /** The server was not asked: only the whole list can answer. */
  isOwnAlone: boolean;
  /** The server's page. */
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
  /** Whether the rows begin with the newest, if that was asked for: not every server orders its lists. */
  isInOrder: boolean;
}

/**
 * The rows of a page: the server's as soon as they are there; until then, without it, and in place of those in another order
 * than the one asked for, those of the copy.
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
