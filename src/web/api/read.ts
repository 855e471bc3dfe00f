import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { call, type Request } from './client.ts';

/** Of a query function's context. */
export interface Reading {
  client: QueryClient;
  queryKey: QueryKey;
  signal: AbortSignal;
}

/**
 * Reads for a query. A person waits for what is not there yet; reading it again lets others go first.
 * @throws {ApiError}
 */
export const read = <E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  { client, queryKey, signal }: Reading,
): Promise<ResponseOf<E>> => {
  const lane = client.getQueryData(queryKey) === undefined ? 'person' : 'page';
  return call(endpoint, { lane, ...request }, signal);
};
