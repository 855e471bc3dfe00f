import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { PageQuery } from '#contract/envelope.ts';
import { splash } from '#contract/splash.ts';
import { call } from './client.ts';

export const splashList = (query: PageQuery) =>
  queryOptions({
    queryKey: ['splash', 'list', query],
    queryFn: async ({ signal, client }) => {
      const page = (await call(splash.list, { query }, signal)).data;
      client.setQueryData(splashCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many splash pages there are, once a list has told it; never asked for. */
export const splashCount = () => queryOptions<number>({ queryKey: ['splash', 'count'], queryFn: skipToken });
