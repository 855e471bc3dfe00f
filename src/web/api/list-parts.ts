import { channels } from '#contract/calls.ts';
import type { ListCall, RowOf } from '#contract/endpoint.ts';
import { maxLimit } from '#contract/limits.ts';
import { call } from '#web/client/client.ts';
import type { Request, Sending } from '#web/client/exchange.ts';
import { unreadableCount } from '#web/client/list-status.ts';
import { type List, pageIn, rowsIn } from './lists.ts';

/** A page of a list, as large as the server returns it. */
export interface ListPart<Row> {
  rows: readonly Row[];
  /** Total number of records, as far as the server can be trusted. */
  result: number;
  maxpage: number;
  /** In ms since 1970. */
  askedAt: number;
}

interface SentPart<Row> extends ListPart<Row> {
  /** Number of records that can't be read and are omitted. */
  unreadable: number;
}

/** Whole lists are read in the background, newest first. */
const lane = 'background';
const asked = (page: number) => ({ limit: maxLimit, page });

/**
 * Reads one page of a list.
 * @param query filters and order, for lists that support them
 */
export async function listPart<E extends ListCall>(
  { endpoint }: List<E>,
  page: number,
  sending: Sending,
  query: object = {},
): Promise<SentPart<RowOf<E>>> {
  const askedAt = Date.now();
  const request = { ...sending, lane, query: { ...query, ...asked(page) } };
  const data = pageIn(endpoint, await call(endpoint, request as Request<E>));
  const { result, maxpage } = data;
  return { rows: rowsIn(endpoint, data), result, maxpage, unreadable: unreadableCount(data), askedAt };
}

export async function channelPart(id: number, page: number, sending: Sending) {
  const askedAt = Date.now();
  const { data } = await call(channels.items, { ...sending, lane, params: { id }, query: asked(page) });
  const { items: rows, result, maxpage } = data;
  return { rows, result, maxpage, unreadable: unreadableCount(data), askedAt };
}
