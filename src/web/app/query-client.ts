import { QueryClient } from '@tanstack/react-query';
import { currentCredentials, watchCredentials } from '#web/client/credentials.ts';
import { followCounts } from '#web/replica/list-counts.ts';
import { figuresKey } from '#web/api/lists.ts';

/**
 * Creates the query client. A limit of thirty requests a minute is low, so data read in the last half minute isn't
 * refetched when it's shown again.
 */
export function createQueryClient() {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The client has already retried temporary failures.
        retry: false,
        // The client detects and reports a missing connection itself.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  followCounts(client);
  // This also covers a sign-out in another tab. The next user must see none of the data.
  watchCredentials(() => {
    if (!currentCredentials()) client.clear();
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      void client.invalidateQueries({ queryKey: figuresKey });
  });
  return client;
}
