import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { PageQuery } from '#contract/envelope.ts';
import { overlays } from '#contract/overlays.ts';
import { read } from './read.ts';

export const overlayList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['overlays', 'list', query],
    queryFn: async (context) => {
      const page = (await read(overlays.list, { query }, context)).data;
      context.client.setQueryData(overlayCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many overlays there are, once a list has told it; never asked for. */
export const overlayCount = () =>
  queryOptions<number>({ queryKey: ['overlays', 'count'], queryFn: skipToken });
