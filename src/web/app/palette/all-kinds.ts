import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListCall } from '#contract/endpoint.ts';
import { largestLimit } from '#contract/limits.ts';
import { listOptions } from '#web/api/lists.ts';
import { useExtensions } from '#web/client/server-extensions.ts';
import { useWideLimit } from '#web/api/wide-limit.ts';
import { partlyKnown } from './known-records.tsx';

/** How long what the palette has read is new enough for it, in ms. */
const newFor = 300_000;

/**
 * Reads the lists that nobody has opened yet, once something is typed, where that costs nobody a wait.
 * @returns the labels of the kinds that stay unread
 */
export function useAllKinds(typed: string, enabled: boolean): string[] {
  const client = useQueryClient();
  const offered = useExtensions();
  const mayRead = useWideLimit();
  const unread = enabled ? partlyKnown(client, offered) : [];
  const reads = mayRead && typed !== '';
  useQuery({
    queryKey: ['palette', ...unread.map(({ list }) => list.name)],
    queryFn: async () => {
      const query = { page: 1, limit: largestLimit } as never;
      // One that can't be read is not found, and hides none of the others.
      await Promise.allSettled(unread.map(({ list }) => client.query(listOptions<ListCall>(list, query))));
      return true;
    },
    enabled: reads && unread.length > 0,
    staleTime: newFor,
  });
  return reads ? [] : unread.map(({ label }) => label);
}
