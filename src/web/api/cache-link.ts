import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Link } from '#contract/links.ts';
import { linkByShort } from './links.ts';

/**
 * Caches a link that a list contains, so that its page shows it immediately and without a request.
 * @param readAt when the list was read, in ms since 1970
 */
export function cacheLink(client: QueryClient, link: Link, readAt: number) {
  const { queryKey } = linkByShort(link.shorturl);
  if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= readAt) return;
  client.setQueryData<Link | null>(queryKey, link, { updatedAt: readAt });
}

/** Does the same, and finds out when the list was read. */
export const cacheLinkOf = (client: QueryClient, link: Link, list: { queryKey: QueryKey }) =>
  cacheLink(client, link, client.getQueryState(list.queryKey)?.dataUpdatedAt ?? 0);
