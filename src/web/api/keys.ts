import { keys } from '#contract/calls.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { maxLimit } from '#contract/limits.ts';
import type { AddKey } from '#contract/keys.ts';
import { call } from '#web/client/client.ts';
import { read } from '#web/client/read.ts';

/** Reads all API keys and sessions in one request, since an account has few. */
export const keyList = () =>
  queryOptions({
    queryKey: ['keys'],
    queryFn: async (context) =>
      (await read(keys.list, { query: { limit: maxLimit, page: 1 } }, context)).data.keys,
  });

export const addKey = mutationOptions({
  mutationFn: (body: z.input<typeof AddKey>) => call(keys.add, { body }),
  onSuccess: (_made, _body, _result, { client }) => void client.invalidateQueries(keyList()),
  // The key mustn't stay in memory longer than it's shown.
  gcTime: 0,
});

export const revokeKey = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number; currentpassword?: string }) =>
    call(keys.delete, { params: { id }, body }),
  onSuccess: (_done, { id }, _result, { client }) => {
    client.setQueryData(keyList().queryKey, (known) => known?.filter((key) => key.id !== id));
    void client.invalidateQueries(keyList());
  },
});
