import { support } from '#contract/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { read } from '#web/client/read.ts';

/** Time between two reads while the page is open, in ms. */
const interval = 15_000;

export const serviceStatus = () =>
  queryOptions({
    queryKey: ['support', 'status'],
    queryFn: async (context) => (await read(support.status, {}, context)).data,
    refetchInterval: interval,
  });
