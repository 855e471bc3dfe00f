import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { call } from './client.ts';
import type { Request } from './exchange.ts';
import { standInFor } from './stand-in.ts';

export interface QueryContext {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/**
 * Reads for a query. A first load has the priority of a waiting user, and a refetch lets others go first. If the server
 * can't be reached, the data that this browser has kept may be returned instead.
 * @throws {ApiError}
 */
export const read = async <E extends Call>(
  endpoint: E,
  request: Request<E>,
  { client, queryKey, signal }: QueryContext,
): Promise<ResponseOf<E>> => {
  const lane = client.getQueryData(queryKey) === undefined ? 'person' : 'page';
  try {
    return await call(endpoint, { lane, ...request, signal });
  } catch (error) {
    return standInFor(endpoint, request, error);
  }
};
