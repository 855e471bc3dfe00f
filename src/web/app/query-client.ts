import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '#web/api/api-error.ts';

/** Thirty requests a minute is little: what was read half a minute ago is not read again for a glance at it. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        // The client finds out by itself when there is no connection, and says so.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
