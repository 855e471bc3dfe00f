import { bio } from '#contract/calls.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { AddBio, UpdateBio } from '#contract/bio.ts';
import type { PageQuery } from '#contract/envelope.ts';
import { call } from '#web/client/client.ts';
import { dropRows, listOptions, lists, refetchAfter } from './lists.ts';
import { read } from '#web/client/read.ts';

export const bioList = (query: PageQuery) => listOptions(lists.bio, query);

export const bioDetail = (id: number) =>
  queryOptions({
    queryKey: ['bio', 'detail', id],
    queryFn: async (context) => {
      const { details, data } = await read(bio.get, { params: { id } }, context);
      return { ...details, statistics: data };
    },
  });

export const addBio = mutationOptions({
  mutationFn: (body: z.input<typeof AddBio>) => call(bio.add, { body }),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, bio.add),
});

export const updateBio = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof UpdateBio>) =>
    call(bio.update, { params: { id }, body }),
  onSuccess: (_done, { id }, _result, { client }) => {
    void refetchAfter(client, bio.update);
    // The refetch is awaited, since the editor closes next, and a read that nobody waits for is canceled.
    return client.invalidateQueries({ queryKey: ['bio', 'detail', id] });
  },
});

export const deleteBio = mutationOptions({
  mutationFn: (id: number) => call(bio.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    dropRows(client, lists.bio, new Set([id]));
    void refetchAfter(client, bio.delete);
    void client.invalidateQueries({ queryKey: ['bio', 'detail', id], refetchType: 'none' });
  },
});
