import type { PageQuery, Paging } from '#contract/envelope.ts';
import { defaultLimit } from '#contract/limits.ts';
import type { PageRequest, Rows } from '#server/store/page.ts';

/** Returns the rows that a list's query requests. */
export function pageWanted(query: PageQuery): PageRequest {
  return { limit: query.limit ?? defaultLimit, page: query.page ?? 1 };
}

/** Wraps one page of rows in a list's envelope. */
export function list<Key extends string, Row, Item>(
  key: Key,
  query: PageQuery,
  { result, rows }: Rows<Row>,
  item: (row: Row) => Item,
) {
  const { limit, page } = pageWanted(query);
  const maxpage = Math.ceil(result / limit);
  const paging: Paging = {
    result,
    perpage: limit,
    currentpage: page,
    nextpage: page < maxpage ? page + 1 : 0,
    maxpage,
  };
  const items = { [key]: rows.map(item) } as { [K in Key]: Item[] };
  return { error: '0' as const, data: { ...paging, ...items } };
}

export const ok = <Members extends object>(members: Members) => ({ error: 0 as const, ...members });

/** The response to a completed update or deletion. */
export const done = (message: string) => ok({ message });
