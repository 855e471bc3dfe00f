import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';

export interface StandInRequest {
  endpoint: Call;
  params: Readonly<Record<string, string | number>>;
  query: Readonly<Record<string, unknown>>;
}

type StandIn = (request: StandInRequest) => unknown;

let standIn: StandIn | undefined;

/**
 * Sets what returns responses in place of a server that can't be reached, such as responses kept earlier. Undefined for
 * none.
 */
export function setStandIn(next: StandIn | undefined) {
  standIn = next;
}

/** @throws the error if nothing stands in */
export function standInFor<E extends Call>(
  endpoint: E,
  { params, query }: { params?: unknown; query?: unknown },
  error: unknown,
): ResponseOf<E> {
  const isAway = error instanceof ApiError && (error.kind === 'unreachable' || error.status >= 500);
  const answer = isAway
    ? standIn?.({
        endpoint,
        params: (params ?? {}) as StandInRequest['params'],
        query: (query ?? {}) as StandInRequest['query'],
      })
    : undefined;
  if (answer === undefined) throw error;
  return answer as ResponseOf<E>;
}
