import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PageQuery } from '#contract/envelope.ts';
import { overlays } from '#contract/overlays.ts';
import type { AddOverlay, UpdateOverlay } from '#contract/overlays.ts';
import { call } from './client.ts';
import { read } from './read.ts';

export const overlayList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['overlays', 'list', query],
    queryFn: async (context) => {
      const page = (await read(overlays.list, { query }, context)).data;
      context.client.setQueryData(overlayCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many overlays there are, once a list has told it; never asked for. */
export const overlayCount = () =>
  queryOptions<number>({ queryKey: ['overlays', 'count'], queryFn: skipToken });

export const overlayDetail = (id: number) =>
  queryOptions({
    queryKey: ['overlays', 'detail', id],
    queryFn: async (context) => (await read(overlays.get, { params: { id } }, context)).details,
  });

const readAgain = ({ client }: { client: QueryClient }) =>
  void client.invalidateQueries({ queryKey: ['overlays'] });

export const addOverlay = mutationOptions({
  mutationFn: (body: z.input<typeof AddOverlay>) => call(overlays.add, { body }),
  onSuccess: (_added, _body, _result, context) => readAgain(context),
});

export const updateOverlay = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof UpdateOverlay>) =>
    call(overlays.update, { params: { id }, body }),
  onSuccess: (_done, _change, _result, context) => readAgain(context),
});

export const deleteOverlay = mutationOptions({
  mutationFn: (id: number) => call(overlays.delete, { params: { id } }),
  onSuccess: (_done, _id, _result, context) => readAgain(context),
});
