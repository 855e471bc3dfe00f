import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { AddAnnotation } from '#contract/annotations.ts';
import { annotations } from '#contract/calls.ts';
import { maxLimit } from '#contract/limits.ts';
import { call } from '#web/client/client.ts';
import type { Subject } from './analytics.ts';
import { analyticsKey } from './lists.ts';

const key = [...analyticsKey, 'notes'] as const;

/** Reads the notes on a record's days and on those of the whole account, latest day first. */
export const noteList = ({ of, id }: Subject) =>
  queryOptions({
    queryKey: [...key, of, id],
    queryFn: async ({ signal }) => {
      const record = id === undefined ? {} : { of, record: id };
      const query = { ...record, page: 1, limit: maxLimit } as const;
      const { data } = await call(annotations.list, { query, signal });
      return data.annotations;
    },
  });

export const addNote = mutationOptions({
  mutationFn: (body: z.input<typeof AddAnnotation>) => call(annotations.add, { body }),
  onSuccess: (_made, _body, _result, { client }) => client.invalidateQueries({ queryKey: key }),
});

export const updateNote = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number; date: string; text: string }) =>
    call(annotations.update, { params: { id }, body }),
  onSuccess: (_done, _change, _result, { client }) => client.invalidateQueries({ queryKey: key }),
});

export const deleteNote = mutationOptions({
  mutationFn: (id: number) => call(annotations.delete, { params: { id } }),
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: key }),
});
