import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { createListeners } from '#web/browser/store.ts';
import type { Lane } from './ledger.ts';

/** What a server answered, and to what. */
export interface Answered<E extends Call = Call> {
  endpoint: E;
  params: Readonly<Record<string, string | number>>;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
  answer: ResponseOf<E>;
  /** When it was asked, in ms since 1970: what changed since is not in the answer. */
  askedAt: number;
  /** Where one was named. */
  lane: Lane | undefined;
}

const listeners = createListeners<[Answered]>();

/** Hears every answer to the person who is signed in, whatever part of the product asked. */
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
