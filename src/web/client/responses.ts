import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { createListeners } from '#web/browser/store.ts';
import type { Lane } from './ledger.ts';

export interface ReceivedResponse<E extends Call = Call> {
  endpoint: E;
  params: Readonly<Record<string, string | number>>;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
  answer: ResponseOf<E>;
  /** When the request was sent, in ms since 1970. The response doesn't include later changes. */
  askedAt: number;
  /** Undefined if the request named none. */
  lane: Lane | undefined;
}

const listeners = createListeners<[ReceivedResponse]>();

/** Subscribes to every response to the signed-in user, whichever part of the product sent the request. */
export const onResponse = listeners.subscribe;

export function publishResponse(
  endpoint: Call,
  request: { params?: unknown; query?: unknown; body?: unknown; lane?: Lane | undefined },
  answer: unknown,
  askedAt: number,
) {
  const { params, query, body, lane } = request;
  listeners.notify({
    endpoint,
    params: (params ?? {}) as ReceivedResponse['params'],
    query: (query ?? {}) as ReceivedResponse['query'],
    body: (body ?? {}) as ReceivedResponse['body'],
    answer,
    askedAt,
    lane,
  });
}

export const isResponseTo = <E extends Call>(
  answered: ReceivedResponse,
  endpoint: E,
): answered is ReceivedResponse & ReceivedResponse<E> => answered.endpoint === (endpoint as Call);
