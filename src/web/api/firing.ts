import { figures, pixels } from '#contract/calls.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Firing } from '#contract/pixels.ts';
import { call } from '#web/client/client.ts';
import { read } from '#web/client/read.ts';

/** Reads which visitors the account’s pixels fire for. */
export const accountFiring = () =>
  queryOptions({
    queryKey: ['account', 'firing'],
    queryFn: async (context) => (await read(pixels.firing, {}, context)).data.firing,
  });

export const setFiring = mutationOptions({
  mutationFn: (firing: Firing) => call(pixels.setFiring, { body: { firing } }),
  onSuccess: (_done, firing, _result, { client }) => {
    client.setQueryData<Firing>(accountFiring().queryKey, firing);
  },
});

/** Reads how many links and bio pages currently fire a pixel. */
export const pixelUses = (id: number) =>
  queryOptions({
    queryKey: ['pixels', 'uses', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(figures.read, { query: { type: 'pixels', ids: String(id) }, signal });
      const { links = 0, bios = 0 } = data.figures[0] ?? {};
      return { links, bios };
    },
    staleTime: 0,
  });
