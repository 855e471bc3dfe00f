import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { goals } from '#contract/calls.ts';
import type { AddGoal, goalSubjects } from '#contract/goals.ts';
import { maxLimit } from '#contract/limits.ts';
import { call } from '#web/client/client.ts';
import { read } from '#web/client/read.ts';

const key = ['goals'] as const;

export interface Watched {
  of: (typeof goalSubjects)[number];
  id: number;
}

/** Reads the goals of one record, newest first. */
export const goalList = ({ of, id }: Watched) =>
  queryOptions({
    queryKey: [...key, of, id],
    queryFn: async (context) => {
      const query = { of, record: id, page: 1, limit: maxLimit } as const;
      return (await read(goals.list, { query }, context)).data.goals;
    },
  });

/** Reads the goals that were met and that nobody has acknowledged. */
export const unseenGoals = () =>
  queryOptions({
    queryKey: [...key, 'unseen'],
    queryFn: async (context) => {
      const query = { unseen: 'true', page: 1, limit: maxLimit } as const;
      return (await read(goals.list, { query }, context)).data.goals;
    },
  });

export const addGoal = mutationOptions({
  mutationFn: (body: z.input<typeof AddGoal>) => call(goals.add, { body }),
  onSuccess: (_made, _body, _result, { client }) => client.invalidateQueries({ queryKey: key }),
});

export const deleteGoal = mutationOptions({
  mutationFn: (id: number) => call(goals.delete, { params: { id } }),
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: key }),
});

/** Acknowledges that the goals were met. */
export const markGoalsSeen = mutationOptions({
  mutationFn: (ids: number[]) => call(goals.see, { body: { ids } }),
  onSuccess: (_done, _ids, _result, { client }) => client.invalidateQueries({ queryKey: key }),
});
