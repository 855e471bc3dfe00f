import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PageQuery } from '#contract/envelope.ts';
import { splash } from '#contract/splash.ts';
import type { AddSplash, UpdateSplash } from '#contract/splash.ts';
import { call } from './client.ts';
import { read } from './read.ts';

export const splashList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['splash', 'list', query],
    queryFn: async (context) => {
      const page = (await read(splash.list, { query }, context)).data;
      context.client.setQueryData(splashCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many splash pages there are, once a list has told it; never asked for. */
export const splashCount = () => queryOptions<number>({ queryKey: ['splash', 'count'], queryFn: skipToken });

export const splashDetail = (id: number) =>
  queryOptions({
    queryKey: ['splash', 'detail', id],
    queryFn: async (context) => (await read(splash.get, { params: { id } }, context)).details,
  });

const readAgain = ({ client }: { client: QueryClient }) =>
  void client.invalidateQueries({ queryKey: ['splash'] });

export const addSplash = mutationOptions({
  mutationFn: (body: z.input<typeof AddSplash>) => call(splash.add, { body }),
  onSuccess: (_added, _body, _result, context) => readAgain(context),
});

export const updateSplash = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof UpdateSplash>) =>
    call(splash.update, { params: { id }, body }),
  onSuccess: (_done, _change, _result, context) => readAgain(context),
});

export const deleteSplash = mutationOptions({
  mutationFn: (id: number) => call(splash.delete, { params: { id } }),
  onSuccess: (_done, _id, _result, context) => readAgain(context),
});
