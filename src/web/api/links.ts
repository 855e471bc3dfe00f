import { links } from '#contract/calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { AddLink, Link, LinkPage, LinkQuery, UpdateLink } from '#contract/links.ts';
import type { Statistics } from '#contract/statistics.ts';
import { ApiError } from '#web/client/api-error.ts';
import { call } from '#web/client/client.ts';
import type { Sending } from '#web/client/exchange.ts';
import { unreadableCount } from '#web/client/list-status.ts';
import { dropRows, listOptions, lists, pageIn, refetchAfter, refetchList } from './lists.ts';
import { hasExtension, isExtensionNamed } from '#web/client/server-extensions.ts';
import { read, type QueryContext } from '#web/client/read.ts';
import { readAll } from '#web/client/read-all.ts';

export type LinkPageData = z.output<typeof LinkPage>['data'];
export type LinkListQuery = Omit<LinkQuery, 'short'>;

/** Returns the campaigns that a link is in, as far as its list says. */
export const campaignsOf = ({
  campaign,
  campaigns,
}: Pick<Link, 'campaign' | 'campaigns'>): readonly number[] =>
  campaigns?.toSorted((one, other) => one - other) ?? (campaign ? [campaign] : []);

/** Returns a link's text for public pages. On servers without the extension, those show its description. */
export const publicTextOf = ({ description, publicdescription }: Link) =>
  hasExtension('descriptions') ? (publicdescription ?? '') : description;

export const linkList = (query: LinkListQuery) => listOptions(lists.links, query);

export const allLinks = (query: Pick<LinkListQuery, 'order' | 'q'>) =>
  readAll(async (part) => {
    const data = pageIn(links.list, await call(links.list, { query: { ...query, ...part } }));
    return { rows: data.urls, unreadable: unreadableCount(data), result: data.result };
  });

export interface LookedUpLink {
  link: Link;
  /** Undefined if the server responds with a list, which contains no statistics. */
  statistics: Statistics | undefined;
}

/** Looks up the link of a short URL or alias. Returns null if none exists. */
async function lookUp(short: string, context: QueryContext): Promise<LookedUpLink | null> {
  try {
    const answer = await read(links.list, { query: { short } }, context);
    if ('details' in answer) return { link: answer.details, statistics: answer.data };
    // Some servers respond with a list. If they don't know `short`, the list contains all links.
    const link = answer.data.urls.find((each) => isShortUrlOf(each, short));
    return link ? { link, statistics: undefined } : null;
  } catch (error) {
    // Some existing servers report "no match" as a refusal with HTTP 200, others as a 404.
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

/** Looks up the link together with its statistics. */
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
 * Reads all options of a link. A list reports the number of rules, but not the rules. A form takes them over once when
 * it opens, so they are read for each `opening` and never change while it's open.
 */
export const linkOptions = (id: number, opening: number) =>
  queryOptions({
    queryKey: ['link options', id, opening],
    staleTime: Infinity,
    queryFn: async (context) => (await read(links.get, { params: { id } }, context)).options ?? null,
  });

/** Reads a link's current state, for a user who is waiting. */
export const readLink = async (id: number) => (await call(links.get, { params: { id } })).details;

/** Reads a link's current campaigns and channels, since saving sends all of them. */
export const linkGroups = (id: number, opening: number) =>
  queryOptions({
    queryKey: ['link groups', id, opening],
    staleTime: Infinity,
    queryFn: async (context) => {
      const { details } = await read(links.get, { params: { id } }, context);
      return { campaign: campaignsOf(details).map(String), channel: details.channel?.map(String) ?? [] };
    },
  });

export const aliasFree = (custom: string, domain: string) =>
  queryOptions({
    queryKey: ['links', 'free', domain, custom],
    queryFn: async (context) => (await read(links.free, { query: { custom, domain } }, context)).free,
    staleTime: 30_000,
    retry: false,
  });

/** Refetches everything outside the list that contains links: lookups, pickers, campaigns and channels. */
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

/**
 * Drops the members that a server may not know. A server that doesn't name link editing has other names for some, and
 * is sent only those that are known.
 */
const asTaken = <Body extends z.input<typeof UpdateLink>>(body: Body): Body => {
  if (isExtensionNamed('links')) return body;
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

/** Doesn't refetch the lists, so that changes to several links can refetch them once at the end. */
export const setArchived = async (id: number, archived: boolean, sending: Sending) => {
  await call(links.update, { params: { id }, body: { archived }, ...sending });
};

/** Doesn't refetch the lists, so that deleting several links can refetch them once at the end. */
export const removeLink = async (id: number, sending: Sending = {}) => {
  try {
    await call(links.delete, { params: { id }, ...sending });
  } catch (error) {
    // The first response was lost, or someone else deleted the link first. It no longer exists, as intended. If the
    // server can't delete links at all, link editing has been switched off by now.
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
