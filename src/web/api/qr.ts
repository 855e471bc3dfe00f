import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PageQuery } from '#contract/envelope.ts';
import { qr } from '#contract/qr.ts';
import type { AddQr, UpdateQr } from '#contract/qr.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { read } from './read.ts';
import { readAll } from './read-all.ts';

type QrPage = z.output<typeof qr.list.response>['data'];

export const qrList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['qr', 'list', query],
    queryFn: async (context) => {
      const page = (await read(qr.list, { query }, context)).data;
      context.client.setQueryData(qrCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many codes there are, once a list has told it; never asked for. */
export const qrCount = () => queryOptions<number>({ queryKey: ['qr', 'count'], queryFn: skipToken });

export const qrDetail = (id: number) =>
  queryOptions({
    queryKey: ['qr', 'detail', id],
    queryFn: (context) => read(qr.get, { params: { id } }, context),
  });

/** Of many, each gives way to what people wait for. */
export const makeOneOfMany = (body: z.input<typeof AddQr>) => call(qr.add, { body, lane: 'bulk' });

export const addQr = mutationOptions({
  mutationFn: (body: z.input<typeof AddQr>) => call(qr.add, { body }),
  onSuccess: (_made, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['qr', 'list'] }),
});

export const updateQr = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof UpdateQr>) =>
    call(qr.update, { params: { id }, body }),
  onSuccess: (_done, { id }, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['qr', 'list'] }),
      client.invalidateQueries({ queryKey: ['qr', 'detail', id] }),
    ]),
});

/** Several at once ask for the list once, at the end, not for each. */
export const removeQr = async (id: number, signal?: AbortSignal) => {
  try {
    await call(qr.delete, { params: { id } }, signal);
  } catch (error) {
    // Its answer was lost, or somebody else was faster: it is gone, as was wanted.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
};

export const forgetQrs = (client: QueryClient, ids: ReadonlySet<number>) => {
  client.setQueriesData<QrPage>({ queryKey: ['qr', 'list'] }, (page) => {
    const rest = page?.qrs.filter(({ id }) => !ids.has(id));
    if (!page || !rest || rest.length === page.qrs.length) return page;
    return { ...page, qrs: rest, result: Math.max(0, page.result - (page.qrs.length - rest.length)) };
  });
  for (const id of ids)
    void client.invalidateQueries({ queryKey: ['qr', 'detail', id], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: ['qr', 'list'] });
  void client.invalidateQueries({ queryKey: ['qr', 'picks'] });
  void client.invalidateQueries({ queryKey: ['channels', 'items'] });
};

export const deleteQr = mutationOptions({
  mutationFn: (id: number) => removeQr(id),
  onSuccess: (_done, id, _result, { client }) => forgetQrs(client, new Set([id])),
});

/** The list from its beginning to its end. */
export const allQrs = () =>
  readAll(async (query) => {
    const { data } = await call(qr.list, { query });
    return { rows: data.qrs, result: data.result };
  });
