import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { PageQuery } from '#contract/envelope.ts';
import { splash } from '#contract/splash.ts';
import { read } from './read.ts';

export const splashList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['splash', 'list', query],
    queryFn: async (context) => {
      const page = (await read(splash.list, { query }, context)).data;
      context.client.setQueryData(splashCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many splash pages there are, once a list has told it; never asked for. */
export const splashCount = () => queryOptions<number>({ queryKey: ['splash', 'count'], queryFn: skipToken });
