import type { Call } from '#contract/endpoint.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError, awayMessage } from './api-error.ts';

/** How long an answer may take, in seconds: a person waits for it, or wants to know that nobody answers. */
const patience = (method: Call['method']) => (method === 'GET' ? 15 : 30);

/** Ends a request that gets no answer in time, besides what ends it anyway. */
export function timeFor({ method }: Call, signal: AbortSignal | undefined) {
  const limit = new AbortController();
  const seconds = patience(method);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    /** From now on, again where more has been sent. */
    begin() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const error = new ApiError(awayMessage(words.noAnswer(seconds)), {
          kind: 'unreachable',
          status: 0,
          isTooLate: true,
        });
        limit.abort(error);
      }, seconds * 1000);
    },
    /** The answer is here; of a file its beginning, and the rest may take its time. */
    end: () => clearTimeout(timer),
  };
}
