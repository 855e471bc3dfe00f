import type { QueryClient } from '@tanstack/react-query';
import type { ListCall } from '#contract/endpoint.ts';
import { maxLimit } from '#contract/limits.ts';
import { earlyAddress } from '#web/client/early-response.ts';
import { listOptions, lists, partsOptions } from './lists.ts';

/** Reads the list page that the document's head has requested, so that it can be rendered immediately. */
export async function readEarlyList(client: QueryClient) {
  const early = URL.parse(earlyAddress() ?? '', location.origin);
  const of = Object.values(lists).find(({ endpoint }) => endpoint.path === early?.pathname);
  // The page itself reads the lookup of a single link.
  if (!early?.searchParams.has('page') || !of) return;
  const [page, limit] = ['page', 'limit'].map((name) => Number(early.searchParams.get(name)));
  const reading =
    limit === maxLimit
      ? client.infiniteQuery(partsOptions<ListCall>(of))
      : client.query(listOptions<ListCall>(of, { page, limit }));
  // The page shows the error.
  await reading.catch(() => undefined);
}
