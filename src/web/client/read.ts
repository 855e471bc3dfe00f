import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { call } from './client.ts';
import type { Request } from './exchange.ts';
import { standInFor } from './stand-in.ts';

/** Of a query function's context. */
export interface QueryContext {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/**
 * Reads for a query. A person waits for what is not there yet; reading it again lets others go first. Where the server
 * can't be reached, what this browser has kept of it may answer in its place.
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
