import { overlays } from '#contract/calls.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { PageQuery } from '#contract/envelope.ts';
import type { AddOverlay, UpdateOverlay } from '#contract/overlays.ts';
import { call } from '#web/client/client.ts';
import { dropRows, listOptions, lists, refetchAfter } from './lists.ts';
import { read } from '#web/client/read.ts';

export const overlayList = (query: PageQuery) => listOptions(lists.overlays, query);

export const overlayDetail = (id: number) =>
  queryOptions({
    queryKey: ['overlays', 'detail', id],
    queryFn: async (context) => (await read(overlays.get, { params: { id } }, context)).details,
  });

export const addOverlay = mutationOptions({
  mutationFn: (body: z.input<typeof AddOverlay>) => call(overlays.add, { body }),
  onSuccess: (_added, _body, _result, { client }) => void refetchAfter(client, overlays.add),
});

export const updateOverlay = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof UpdateOverlay>) =>
    call(overlays.update, { params: { id }, body }),
  onSuccess: (_done, { id }, _result, { client }) => {
    void refetchAfter(client, overlays.update);
    // The refetch is awaited, since the editor closes next, and a read that nobody waits for is canceled.
    return client.invalidateQueries({ queryKey: ['overlays', 'detail', id] });
  },
});

export const deleteOverlay = mutationOptions({
  mutationFn: (id: number) => call(overlays.delete, { params: { id } }),
  onSuccess: (_done, id, _result, { client }) => {
    dropRows(client, lists.overlays, new Set([id]));
    void refetchAfter(client, overlays.delete);
    void client.invalidateQueries({ queryKey: ['overlays', 'detail', id], refetchType: 'none' });
  },
});
