import { decode } from './decode.ts';
import type { Fault } from './refusal.ts';
import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

const byAddress = new Map(endpoints.map((of) => [`${of.method} ${of.path}`, of]));

/**
 * The same for callers, who know an endpoint without its schemas.
 * @throws {RefusedError} when the answer is a failure
 * @throws {InvalidAnswerError} when it can't be read as an answer of the endpoint
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
