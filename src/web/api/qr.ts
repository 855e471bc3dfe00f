import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PageQuery } from '#contract/envelope.ts';
import { qr } from '#contract/qr.ts';
import type { AddQr } from '#contract/qr.ts';
import { call } from './client.ts';

export const qrList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['qr', 'list', query],
    queryFn: async ({ signal, client }) => {
      const page = (await call(qr.list, { query }, signal)).data;
      client.setQueryData(qrCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many codes there are, once a list has told it; never asked for. */
export const qrCount = () => queryOptions<number>({ queryKey: ['qr', 'count'], queryFn: skipToken });

export const qrDetail = (id: number) =>
  queryOptions({
    queryKey: ['qr', 'detail', id],
    queryFn: ({ signal }) => call(qr.get, { params: { id } }, signal),
  });

export const addQr = mutationOptions({
  mutationFn: (body: z.input<typeof AddQr>) => call(qr.add, { body }),
  onSuccess: (_made, _body, _result, { client }) => client.invalidateQueries({ queryKey: ['qr', 'list'] }),
});
