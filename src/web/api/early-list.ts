import type { QueryClient } from '@tanstack/react-query';
import type { ListCall } from '#contract/endpoint.ts';
import { largestLimit } from '#contract/limits.ts';
import { earlyAddress } from '#web/client/early-answer.ts';
import { listOptions, lists, partsOptions } from './lists.ts';

/** Reads the page of a list that the document's head has asked for, so that it can be rendered at once. */
export async function readEarlyList(client: QueryClient) {
  const early = URL.parse(earlyAddress() ?? '', location.origin);
  const of = Object.values(lists).find(({ endpoint }) => endpoint.path === early?.pathname);
  // A look-up of one link is the page's own.
  if (!early?.searchParams.has('page') || !of) return;
  const [page, limit] = ['page', 'limit'].map((name) => Number(early.searchParams.get(name)));
  const reading =
    limit === largestLimit
      ? client.infiniteQuery(partsOptions<ListCall>(of))
      : client.query(listOptions<ListCall>(of, { page, limit }));
  // The page that shows it says what failed.
  await reading.catch(() => undefined);
}
