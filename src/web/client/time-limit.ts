import type { Call } from '#contract/endpoint.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError, unreachableMessage } from './api-error.ts';

/** Maximum wait for a response, in seconds. A user is waiting, or wants to know that the server doesn't respond. */
const patience = (method: Call['method']) => (method === 'GET' ? 15 : 30);

/** Creates a signal that aborts if no response arrives in time, or when the caller's signal does. */
export function createTimeLimit({ method }: Call, signal: AbortSignal | undefined) {
  const limit = new AbortController();
  const seconds = patience(method);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    /** Starts the time limit, or restarts it when more has been sent. */
    begin() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const error = new ApiError(unreachableMessage(words.noAnswer(seconds)), {
          kind: 'unreachable',
          status: 0,
          isTooLate: true,
        });
        limit.abort(error);
      }, seconds * 1000);
    },
    /** Call this once the response has arrived. For a file that is its beginning, and the rest may take longer. */
    end: () => clearTimeout(timer),
  };
}
