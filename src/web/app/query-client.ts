import { QueryClient } from '@tanstack/react-query';
import { currentCredentials, watchCredentials } from '#web/client/credentials.ts';
import { followCounts } from '#web/replica/list-counts.ts';
import { figuresKey } from '#web/api/lists.ts';

/** Thirty requests a minute is little: what was read half a minute ago is not read again for a glance at it. */
export function createQueryClient() {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The client has tried again by itself what may pass.
        retry: false,
        // The client finds out by itself when there is no connection, and says so.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  followCounts(client);
  // Also where another tab has signed out: whoever comes next is shown nothing of it.
  watchCredentials(() => {
    if (!currentCredentials()) client.clear();
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      void client.invalidateQueries({ queryKey: figuresKey });
  });
  return client;
}
