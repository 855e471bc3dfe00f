import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { z } from 'zod';
import { links } from '#contract/links.ts';
import type { Link, LinkPage, LinkQuery } from '#contract/links.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';

export type LinkPageData = z.output<typeof LinkPage>['data'];
export type LinkListQuery = Omit<LinkQuery, 'short'>;

export const linkList = (query: LinkListQuery) =>
  queryOptions({
    queryKey: ['links', 'list', query],
    queryFn: async ({ signal, client }) => {
      const page = pageIn(await call(links.list, { query }, signal));
      if (!query.q) client.setQueryData(linkCount().queryKey, page.result);
      return page;
    },
    placeholderData: keepPreviousData,
  });

/** How many links there are, once a list has told it; never asked for. */
export const linkCount = () => queryOptions<number>({ queryKey: ['links', 'count'], queryFn: skipToken });

/** The link of a short URL or alias; null when there is none. */
export const linkByShort = (short: string) =>
  queryOptions({
    queryKey: ['links', 'short', short],
    queryFn: async ({ signal }): Promise<Link | null> => {
      try {
        const answer = await call(links.list, { query: { short } }, signal);
        if ('details' in answer) return answer.details;
        // A server that answers with a list; one that does not know `short` answers with all of them.
        return answer.data.urls.find((link) => isShortUrlOf(link, short)) ?? null;
      } catch (error) {
        // Servers in the field say "no match" by a refusal with HTTP 200, some by a 404.
        if (error instanceof ApiError && error.kind === 'refused' && [200, 404].includes(error.status))
          return null;
        throw error;
      }
    },
  });

function pageIn(answer: z.output<typeof links.list.response>): LinkPageData {
  if (!('details' in answer)) return answer.data;
  const urls = [answer.details];
  return { urls, result: 1, perpage: 1, currentpage: 1, nextpage: 0, maxpage: 1 };
}

const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

const isShortUrlOf = (link: Link, short: string) =>
  bare(link.shorturl) === bare(short) || link.alias === short;
