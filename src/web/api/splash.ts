import { splash } from '#contract/calls.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { PageQuery } from '#contract/envelope.ts';
import type { AddSplash, UpdateSplash } from '#contract/splash.ts';
import { call } from '#web/client/client.ts';
import { dropRows, listOptions, lists, refetchAfter } from './lists.ts';
import { read } from '#web/client/read.ts';

export const splashList = (query: PageQuery) => listOptions(lists.splash, query);

export const splashDetail = (id: number) =>
  queryOptions({
    queryKey: ['splash', 'detail', id],
    queryFn: async (context) => (await read(splash.get, { params: { id } }, context)).details,
  });

export const addSplash = mutationOptions({
  mutationFn: (body: z.input<typeof AddSplash>) => call(splash.add, { body }),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, splash.add),
});

export const updateSplash = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof UpdateSplash>) =>
    call(splash.update, { params: { id }, body }),
  onSuccess: (_done, { id }, _result, { client }) => {
    void refetchAfter(client, splash.update);
    // The refetch is awaited, since the editor closes next, and a read that nobody waits for is canceled.
    return client.invalidateQueries({ queryKey: ['splash', 'detail', id] });
  },
});

export const deleteSplash = mutationOptions({
  mutationFn: (id: number) => call(splash.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    dropRows(client, lists.splash, new Set([id]));
    void refetchAfter(client, splash.delete);
    void client.invalidateQueries({ queryKey: ['splash', 'detail', id], refetchType: 'none' });
  },
});
