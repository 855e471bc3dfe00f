import { decode } from './decode.ts';
import type { Fault } from './refusal.ts';
import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

const byAddress = new Map(endpoints.map((of) => [`${of.method} ${of.path}`, of]));

/**
 * Does the same as `decode`, for callers that know an endpoint without its schemas.
 * @throws {RefusedError} if the response is a failure
 * @throws {InvalidResponseError} if it can't be read as a response of the endpoint
 */
export function decodeCall<E extends Call>(
  { method, path }: E,
  status: number,
  json: unknown,
  tell?: (unreadable: readonly unknown[], faults: readonly Fault[]) => void,
): ResponseOf<E> {
  const endpoint = byAddress.get(`${method} ${path}`);
  if (!endpoint) throw new Error(`The contract has no ${method} ${path}.`);
  return decode(endpoint, status, json, tell) as ResponseOf<E>;
}
