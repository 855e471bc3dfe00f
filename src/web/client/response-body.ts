/** Reads response bodies and turns failed responses into errors. */
import { InvalidResponseError, RefusedError } from '#contract/answers/refusal.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { pause, abortReasonOf } from '#web/lib/pause.ts';
import { inReadersTime } from '#web/lib/times-in-text.ts';
import { readHosts } from '#web/lib/readable-url.ts';
import { client as words } from '#web/words/client.ts';
import { refusals } from '#web/words/refusals.ts';
import { ApiError, unreachableMessage } from './api-error.ts';
import { momentFrom, rateHeaders } from './rate-headers.ts';

/**
 * Records that a response contained a host with non-ASCII letters. The decoder then loads at startup, since this
 * browser's copy of that response is shown before the next response arrives.
 */
const hosts = 'hosts';
/** Maximum wait for the decoder, in ms. A response is usable without it. */
const patience = 500;
if (readStored('browser', hosts)) void readHosts();

/**
 * Reads a response's body as JSON.
 * @throws {ApiError} if the body isn't JSON, such as the page of a proxy whose login expired, its error page, or the
 * page at a wrong address
 */
export async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    throw signal.aborted ? abortReasonOf(signal) : error;
  }
  if (text.includes('xn--')) {
    await Promise.race([readHosts(), pause(patience)]);
    if (readStored('browser', hosts) !== true) writeStored('browser', hosts, true);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The status alone identifies a limit, a missing key and a missing record, whatever the body says.
    if ([401, 404, 429].includes(response.status)) return {};
    const { serverFault, sentPage, sentNothing, sentGarbage } = words;
    const isPage = /^\s*</.test(text);
    const odd = isPage ? sentPage : text.trim() === '' ? sentNothing : sentGarbage;
    const said = response.status >= 500 ? serverFault : odd;
    const isCutOff = response.ok && !isPage;
    throw new ApiError(said(response.status), {
      kind: 'garbled',
      status: response.status,
      sent: isPage ? 'page' : text.trim() === '' ? 'nothing' : isCutOff ? 'cut' : 'text',
      isCutOff,
      requestId: requestIdOf(response),
      retryAt: response.status === 503 ? retryMoment(response, undefined) : undefined,
    });
  }
}

/** Returns the request ID of a server fault only. A refusal explains itself. */
function requestIdOf({ status, headers }: Response): string | undefined {
  const id = headers.get('X-Request-Id') ?? '';
  return status >= 500 && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/**
 * Returns the error to throw for a failed response.
 * @param request as the API names it: `GET /api/urls`
 */
export function failureOf(error: unknown, response: Response, request: string): ApiError {
  const failure = apiErrorOf(error, response);
  if (failure.sent)
    failure.fault = {
      request,
      status: response.status,
      sent: failure.sent,
      faults: error instanceof InvalidResponseError ? error.faults : [],
    };
  return failure;
}

/** Shows a server's message in the user's language, time zone and date format. */
const inReadersWords = (text: string) => inReadersTime(refusals.translated(text));

function apiErrorOf(error: unknown, response: Response): ApiError {
  if (error instanceof RefusedError) {
    const { message, status, field, reason } = error;
    const kind = status === 401 ? 'unauthorised' : status === 429 ? 'limited' : 'refused';
    const isTold = kind === 'limited' || status === 503;
    const retryAt = isTold ? retryMoment(response, error.retryAfter) : undefined;
    return new ApiError(inReadersWords(message), {
      kind,
      status,
      field,
      reason: reason && inReadersWords(reason),
      retryAt,
      requestId: requestIdOf(response),
      cause: error,
    });
  }
  if (error instanceof InvalidResponseError)
    return new ApiError(words.sentGarbage(response.status), {
      kind: 'garbled',
      status: response.status,
      sent: 'odd',
      cause: error,
    });
  if (error instanceof ApiError) return error;
  // The connection broke off while the response was read.
  return new ApiError(unreachableMessage(words.brokeOff), {
    kind: 'unreachable',
    status: 0,
    sent: 'cut',
    cause: error,
  });
}

/** Reads the header first, then the body's member. For a spent limit, falls back to the window's reset. */
function retryMoment({ headers, status }: Response, inBody: string | undefined): number | undefined {
  const now = Date.now();
  return (
    momentFrom(headers.get('Retry-After'), now) ??
    momentFrom(inBody, now) ??
    (status === 503 ? undefined : rateHeaders(headers, now).resetAt)
  );
}
