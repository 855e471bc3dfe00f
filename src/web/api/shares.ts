import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { shares } from '#contract/calls.ts';
import { maxLimit } from '#contract/limits.ts';
import type { AddShare, shareSubjects } from '#contract/shares.ts';
import { call } from '#web/client/client.ts';
import { read } from '#web/client/read.ts';

const key = ['shares'] as const;

export interface Shared {
  of: (typeof shareSubjects)[number];
  id: number;
}

/** Reads the shared pages of a record, newest first. */
export const shareList = ({ of, id }: Shared) =>
  queryOptions({
    queryKey: [...key, of, id],
    queryFn: async (context) => {
      const query = { of, record: id, page: 1, limit: maxLimit } as const;
      return (await read(shares.list, { query }, context)).data.shares;
    },
  });

export const addShare = mutationOptions({
  mutationFn: (body: z.input<typeof AddShare>) => call(shares.add, { body }),
  onSuccess: (_made, _body, _result, { client }) => client.invalidateQueries({ queryKey: key }),
  // The password and the address mustn't stay in memory longer than they are shown.
  gcTime: 0,
});

/** Gives the shared page a new address, which is only returned now. */
export const renewShare = mutationOptions({
  mutationFn: (id: number) => call(shares.renew, { params: { id } }),
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: key }),
  gcTime: 0,
});

export const deleteShare = mutationOptions({
  mutationFn: (id: number) => call(shares.delete, { params: { id } }),
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: key }),
});
