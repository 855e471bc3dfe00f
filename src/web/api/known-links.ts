import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Link } from '#contract/links.ts';
import { linkByShort } from './links.ts';

/**
 * A link that a list has told needs no looking up: its page shows it at once, at no request.
 * @param readAt when the list was read, in ms since 1970
 */
export function keepLink(client: QueryClient, link: Link, readAt: number) {
  const { queryKey } = linkByShort(link.shorturl);
  if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= readAt) return;
  client.setQueryData<Link | null>(queryKey, link, { updatedAt: readAt });
}

/** The same, with when the list was read looked up only then. */
export const keepLinkOf = (client: QueryClient, link: Link, list: { queryKey: QueryKey }) =>
  keepLink(client, link, client.getQueryState(list.queryKey)?.dataUpdatedAt ?? 0);
