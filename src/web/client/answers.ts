import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { createListeners } from '#web/browser/store.ts';
import type { Lane } from './ledger.ts';

export interface Answered<E extends Call = Call> {
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

const listeners = createListeners<[Answered]>();

/** Subscribes to every response to the signed-in user, whichever part of the product sent the request. */
export const onAnswer = listeners.subscribe;

export function tellAnswer(
  endpoint: Call,
  request: { params?: unknown; query?: unknown; body?: unknown; lane?: Lane | undefined },
  answer: unknown,
  askedAt: number,
) {
  const { params, query, body, lane } = request;
  listeners.tell({
    endpoint,
    params: (params ?? {}) as Answered['params'],
    query: (query ?? {}) as Answered['query'],
    body: (body ?? {}) as Answered['body'],
    answer,
    askedAt,
    lane,
  });
}

export const isAnswerTo = <E extends Call>(
  answered: Answered,
  endpoint: E,
): answered is Answered & Answered<E> => answered.endpoint === (endpoint as Call);
