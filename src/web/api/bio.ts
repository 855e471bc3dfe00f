import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import { bio } from '#contract/bio.ts';
import type { AddBio, UpdateBio } from '#contract/bio.ts';
import type { PageQuery } from '#contract/envelope.ts';
import { call } from './client.ts';
import { read } from './read.ts';

export const bioList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['bio', 'list', query],
    queryFn: async (context) => {
      const page = (await read(bio.list, { query }, context)).data;
      context.client.setQueryData(bioCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many bio pages there are, once a list has told it; never asked for. */
export const bioCount = () => queryOptions<number>({ queryKey: ['bio', 'count'], queryFn: skipToken });

export const bioDetail = (id: number) =>
  queryOptions({
    queryKey: ['bio', 'detail', id],
    queryFn: async (context) => {
      const { details, data } = await read(bio.get, { params: { id } }, context);
      return { ...details, statistics: data };
    },
  });

const readAgain = ({ client }: { client: QueryClient }) =>
  void client.invalidateQueries({ queryKey: ['bio'] });

export const addBio = mutationOptions({
  mutationFn: (body: z.input<typeof AddBio>) => call(bio.add, { body }),
  onSuccess: (_added, _body, _result, context) => readAgain(context),
});

export const updateBio = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof UpdateBio>) =>
    call(bio.update, { params: { id }, body }),
  onSuccess: (_done, _change, _result, context) => readAgain(context),
});

export const deleteBio = mutationOptions({
  mutationFn: (id: number) => call(bio.delete, { params: { id } }),
  onSuccess: (_done, _id, _result, context) => readAgain(context),
});
