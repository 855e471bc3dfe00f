import { links } from '#contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { AddLink, Link, LinkPage, LinkQuery, UpdateLink } from '#contract/links.ts';
import type { Statistics } from '#contract/statistics.ts';
import { ApiError } from '#web/client/api-error.ts';
import { call } from '#web/client/client.ts';
import type { Sending } from '#web/client/exchange.ts';
import { unreadableIn } from '#web/client/list-status.ts';
import { dropRows, listOptions, lists, pageIn, refetchAfter, refetchList } from './lists.ts';
import { hasExtension, isNamed } from '#web/client/server-extensions.ts';
import { read, type QueryContext } from '#web/client/read.ts';
import { readAll } from '#web/client/read-all.ts';

export type LinkPageData = z.output<typeof LinkPage>['data'];
export type LinkListQuery = Omit<LinkQuery, 'short'>;

/** The campaigns that a link is in, as far as its list tells. */
export const campaignsOf = ({
  campaign,
  campaigns,
}: Pick<Link, 'campaign' | 'campaigns'>): readonly number[] =>
  campaigns?.toSorted((one, other) => one - other) ?? (campaign ? [campaign] : []);

/** What public pages say of a link. Other servers show them its description. */
export const publicTextOf = ({ description, publicdescription }: Link) =>
  hasExtension('descriptions') ? (publicdescription ?? '') : description;

export const linkList = (query: LinkListQuery) => listOptions(lists.links, query);

/** The list from its beginning to its end. */
export const allLinks = (query: Pick<LinkListQuery, 'order' | 'q'>) =>
  readAll(async (part) => {
    const data = pageIn(links.list, await call(links.list, { query: { ...query, ...part } }));
    return { rows: data.urls, unreadable: unreadableIn(data), result: data.result };
  });

export interface LookedUpLink {
  link: Link;
  /** Servers that answer with a list tell none. */
  statistics: Statistics | undefined;
}

/** The link of a short URL or alias; null when there is none. */
async function lookUp(short: string, context: QueryContext): Promise<LookedUpLink | null> {
  try {
    const answer = await read(links.list, { query: { short } }, context);
    if ('details' in answer) return { link: answer.details, statistics: answer.data };
    // A server that answers with a list; one that does not know `short` answers with all of them.
    const link = answer.data.urls.find((each) => isShortUrlOf(each, short));
    return link ? { link, statistics: undefined } : null;
  } catch (error) {
    // Servers in the field say "no match" by a refusal with HTTP 200, some by a 404.
    if (error instanceof ApiError && error.kind === 'refused' && [200, 404].includes(error.status))
      return null;
    throw error;
  }
}

export const linkByShort = (short: string) =>
  queryOptions({
    queryKey: ['links', 'short', short],
    queryFn: async (context) => (await lookUp(short, context))?.link ?? null,
  });

/** The same, with its statistics. */
export const linkDetail = (short: string) =>
  queryOptions({
    queryKey: ['links', 'detail', short],
    queryFn: async (context) => {
      const found = await lookUp(short, context);
      context.client.setQueryData(linkByShort(short).queryKey, found?.link ?? null);
      return found;
    },
  });

const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

const isShortUrlOf = (link: Link, short: string) =>
  bare(link.shorturl) === bare(short) || link.alias === short;

/**
 * All options of a link: a list tells how many rules there are, and not which. A form begins with them once, so they are
 * read anew at each `opening` and never beneath it.
 */
export const linkOptions = (id: number, opening: number) =>
  queryOptions({
    queryKey: ['link options', id, opening],
    staleTime: Infinity,
    queryFn: async (context) => (await read(links.get, { params: { id } }, context)).options ?? null,
  });

/** A link as it is now, for somebody who waits for it. */
export const readLink = async (id: number) => (await call(links.get, { params: { id } })).details;

/** The campaigns and channels of a link as they are now: saving says all of them. */
export const linkGroups = (id: number, opening: number) =>
  queryOptions({
    queryKey: ['link groups', id, opening],
    staleTime: Infinity,
    queryFn: async (context) => {
      const { details } = await read(links.get, { params: { id } }, context);
      return { campaign: campaignsOf(details).map(String), channel: details.channel?.map(String) ?? [] };
    },
  });

/** Whether an alias is free on a host. */
export const aliasFree = (custom: string, domain: string) =>
  queryOptions({
    queryKey: ['links', 'free', domain, custom],
    queryFn: async (context) => (await read(links.free, { query: { custom, domain } }, context)).free,
    staleTime: 30_000,
    retry: false,
  });

/** Links stand in more than their list: in what was looked up and picked, and in campaigns and channels. */
const refetchBeside = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: ['links'], predicate: ({ queryKey: [, of] }) => of !== 'list' });
  for (const queryKey of [
    ['campaigns', 'detail'],
    ['channels', 'items'],
  ])
    void client.invalidateQueries({ queryKey });
};

export const rereadLinks = (client: QueryClient) => {
  void refetchAfter(client, links.update);
  refetchBeside(client);
};

/** A server that does not name link editing has other names for some members, and is sent none but those that are known. */
const asTaken = <Body extends z.input<typeof UpdateLink>>(body: Body): Body => {
  if (isNamed('links')) return body;
  const { url, custom, domain, description, title: metatitle } = body;
  return { url, custom, domain, description, metatitle } as unknown as Body;
};

export const addLink = mutationOptions({
  mutationFn: (body: z.input<typeof AddLink>) => call(links.add, { body: asTaken(body) }),
  onSuccess: (_added, _body, _result, { client }) => {
    void refetchAfter(client, links.add);
    refetchBeside(client);
  },
});

export const updateLink = mutationOptions({
  mutationFn: ({ id, ...body }: { id: number } & z.input<typeof UpdateLink>) =>
    call(links.update, { params: { id }, body: asTaken(body) }),
  onSuccess: (_done, _change, _result, { client }) => rereadLinks(client),
});

/** Several at once ask for the lists once, at the end. */
export const setArchived = async (id: number, archived: boolean, sending: Sending) => {
  await call(links.update, { params: { id }, body: { archived }, ...sending });
};

/** Several at once ask for the lists once, at the end, not for each. */
export const removeLink = async (id: number, sending: Sending = {}) => {
  try {
    await call(links.delete, { params: { id }, ...sending });
  } catch (error) {
    // Its answer was lost, or somebody else was faster: it is gone, as was wanted.
    // A server that has nothing to delete with has been found out, and link editing is off.
    if (!(error instanceof ApiError && error.status === 404 && hasExtension('links'))) throw error;
  }
};

export const forgetLinks = (client: QueryClient, ids: ReadonlySet<number>) => {
  dropRows(client, lists.links, ids);
  void refetchList(client, lists.links);
  refetchBeside(client);
};

export const deleteLink = mutationOptions({
  mutationFn: (id: number) => removeLink(id),
  onSuccess: (_done, id, _result, { client }) => forgetLinks(client, new Set([id])),
});
