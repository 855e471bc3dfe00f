import { qr } from '#contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { PageQuery } from '#contract/envelope.ts';
import type { AddQr, UpdateQr } from '#contract/qr.ts';
import { refreshPictures } from '#web/browser/fresh-pictures.ts';
import { parseWireTime } from '#web/lib/dates.ts';
import { ApiError } from '#web/client/api-error.ts';
import { call } from '#web/client/client.ts';
import type { Sending } from '#web/client/exchange.ts';
import { unreadableCount } from '#web/client/list-status.ts';
import { dropRows, listOptions, lists, refetchAfter, refetchList } from './lists.ts';
import { read } from '#web/client/read.ts';
import { hasExtension } from '#web/client/server-extensions.ts';
import { readAll } from '#web/client/read-all.ts';

export const qrList = (query: PageQuery) => listOptions(lists.qr, query);

export const qrDetail = (id: number) =>
  queryOptions({
    queryKey: ['qr', 'detail', id],
    queryFn: (context) => read(qr.get, { params: { id } }, context),
  });

/** Drops a code's design, apart from its colors, for servers that don't store it. */
const sendable = <Body extends { look?: unknown }>(body: Body): Body =>
  hasExtension('looks') ? body : { ...body, look: undefined };

export const addOneQr = (body: z.input<typeof AddQr>, sending: Sending) =>
  call(qr.add, { body: sendable(body), ...sending });

interface Like {
  /** In ms since 1970. */
  since: number;
  /** The ids of codes that are known to be others. */
  but: ReadonlySet<number>;
}

/** Compares members regardless of their order. */
const inOrder = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(value);

/**
 * Returns a recent code that may be the one that a request created. It has the same name, and the same content if the
 * server reports it.
 */
export async function findCodeLike(
  { name, type, data: wanted }: z.output<typeof AddQr>,
  { since, but }: Like,
  sending: Sending,
) {
  const { data } = await call(qr.list, { query: { page: 1, limit: 25 }, ...sending });
  const near = data.qrs.filter(
    (code) =>
      !but.has(code.id) &&
      (name === undefined || code.name === name) &&
      (parseWireTime(code.date)?.getTime() ?? 0) >= since,
  );
  for (const code of near) {
    const { source } = await call(qr.get, { params: { id: code.id }, ...sending });
    const isIt = source
      ? source.type === type && inOrder(source.data) === inOrder(wanted)
      : name !== undefined;
    if (isIt) return code;
  }
  return undefined;
}

export const addQr = mutationOptions({
  mutationFn: ({ sending, ...body }: z.input<typeof AddQr> & { sending?: Sending }) =>
    call(qr.add, { body: sendable(body), ...sending }),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, qr.add),
});

export const updateQr = mutationOptions({
  mutationFn: ({ id, sending, ...body }: { id: number; sending?: Sending } & z.input<typeof UpdateQr>) =>
    call(qr.update, { params: { id }, body: sendable(body), ...sending }),
  onSuccess: (_done, { id }, _result, { client }) => {
    refreshPictures();
    return Promise.all([
      refetchAfter(client, qr.update),
      client.invalidateQueries({ queryKey: ['qr', 'detail', id] }),
    ]);
  },
});

/** Doesn't refetch the list, so that deleting several codes can refetch it once at the end. */
export const removeQr = async (id: number, sending: Sending = {}) => {
  try {
    await call(qr.delete, { params: { id }, ...sending });
  } catch (error) {
    // The first response was lost, or someone else deleted the code first. It no longer exists, as intended.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
};

export const forgetQrs = (client: QueryClient, ids: ReadonlySet<number>) => {
  dropRows(client, lists.qr, ids);
  for (const id of ids)
    void client.invalidateQueries({ queryKey: ['qr', 'detail', id], refetchType: 'none' });
  void refetchList(client, lists.qr);
  void client.invalidateQueries({ queryKey: ['qr', 'picks'] });
  void client.invalidateQueries({ queryKey: ['channels', 'items'] });
};

export const deleteQr = mutationOptions({
  mutationFn: (id: number) => removeQr(id),
  onSuccess: (_done, id, _result, { client }) => forgetQrs(client, new Set([id])),
});

export const allQrs = () =>
  readAll(async (query) => {
    const { data } = await call(qr.list, { query });
    return { rows: data.qrs, unreadable: unreadableCount(data), result: data.result };
  });
