import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListCall } from '#contract/endpoint.ts';
import { maxLimit } from '#contract/limits.ts';
import { listOptions } from '#web/api/lists.ts';
import { useExtensions } from '#web/client/server-extensions.ts';
import { useWideLimit } from '#web/api/wide-limit.ts';
import { partlyKnown } from './known-records.tsx';

/** How long data that the palette has read counts as fresh for it, in ms. */
const newFor = 300_000;

/**
 * Reads the lists that haven't been opened yet, once the user types, if the limit is wide enough that this delays
 * nobody.
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
      const query = { page: 1, limit: maxLimit } as never;
      // A list that can't be read has no results, but doesn't hide the others.
      await Promise.allSettled(unread.map(({ list }) => client.query(listOptions<ListCall>(list, query))));
      return true;
    },
    enabled: reads && unread.length > 0,
    staleTime: newFor,
  });
  return reads ? [] : unread.map(({ label }) => label);
}
