import { decode, InvalidAnswerError, RefusedError } from '#contract/decode.ts';
import type { BodyInputOf, Endpoint, ParamsInputOf, QueryInputOf, ResponseOf } from '#contract/endpoint.ts';
import { language } from '#web/words/language.ts';
import { refusals } from '#web/words/refusals.ts';
import { tellAnswer } from './answers.ts';
import { ApiError } from './api-error.ts';
import { noteFewLeft } from './budget.ts';
import { noteCounted } from './counted-until.ts';
import { currentCredentials, refuseKey } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { dropEarly, type Early } from './early-answer.ts';
import type { Lane } from './ledger.ts';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { client as words } from '#web/words/client.ts';
import { momentFrom, rateHeaders } from './rate-headers.ts';
import type { Turn } from './scheduler.ts';
import { noteExtensions, noteOwnExtensions } from './server-extensions.ts';

type Caller = Pick<Credentials, 'server' | 'key'>;

type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

/** How a request is sent. */
export interface Sending {
  /** Ends it when it aborts. */
  signal?: AbortSignal | undefined;
  /** How pressing it is; a person waits for it, if nothing is said. */
  lane?: Lane | undefined;
  /** For work that has to know what went out: called when it is its turn, right before it is sent. If it fails, nothing is sent. */
  before?: (() => Promise<void>) | undefined;
}

interface Asking<E extends Endpoint> extends Sending {
  query?: QueryInputOf<E>;
  /** In place of the credentials that are kept: to try them. */
  as?: Caller;
}

export type Request<E extends Endpoint> = Part<'params', ParamsInputOf<E>> &
  Part<'body', BodyInputOf<E>> &
  Asking<E>;

/**
 * The one place that talks to a server: sends a request and reads its answer, once.
 * @throws {ApiError}
 */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  turn?: Turn,
  /** What the page's head has asked for is not asked for again. */
  early?: Early,
): Promise<ResponseOf<E>> {
  let caller: Caller | undefined;
  let response: Response;
  let isSent = false;
  let askedAt = 0;
  try {
    await request.before?.();
    if (!request.as) mustOnlyRead(endpoint);
    caller = request.as ?? currentCredentials();
    isSent = navigator.onLine;
    if (endpoint.method !== 'GET') dropEarly();
    askedAt = early?.askedAt ?? Date.now();
    response = await answerTo(endpoint, request, caller, early?.answer);
  } catch (error) {
    await (isSent ? turn?.lost() : turn?.unsent());
    throw error;
  }
  const told = rateHeaders(response.headers, Date.now());
  // At once, as the page may be left before the answer has been entered in the ledger.
  if (turn) noteFewLeft(told);
  // An answer to somebody else tells nothing about this server, and a failure may be that of a proxy in between.
  if (response.ok || response.headers.has('X-Extensions')) {
    if (!request.as) {
      if (caller?.server === currentCredentials()?.server) noteExtensions(response.headers);
    } else if (request.as.server === '' && request.as.key === '') {
      noteOwnExtensions(response.headers);
    }
  }
  try {
    const answer =
      endpoint.file && response.ok && response.body
        ? (response.body as ResponseOf<E>)
        : decode(endpoint, response.status, await jsonOf(response));
    // To be entered, and nobody waits for that: the store of all tabs takes its time.
    void turn?.answered(told);
    if (endpoint.counts) noteCounted(response.headers);
    if (!request.as && endpoint.auth !== 'none') tellAnswer(endpoint, request, answer, askedAt);
    return answer;
  } catch (error) {
    const failure = failureOf(error, response);
    if (failure.kind !== 'limited') await turn?.answered(told);
    if (failure.kind === 'unauthorised' && caller && !request.as) refuseKey(caller.key, failure.reason ?? '');
    throw failure;
  }
}

/** @throws {ApiError} for a change, while somebody only looks: it is not sent at all */
function mustOnlyRead({ method }: Endpoint) {
  const reason = readOnlyReason();
  if (method !== 'GET' && reason !== undefined)
    throw new ApiError(reason, { kind: 'refused', status: 403, isUnsent: true });
}

async function answerTo<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  caller: Caller | undefined,
  early: Promise<Response> | undefined,
): Promise<Response> {
  const server = caller?.server ?? '';
  const isConnected = navigator.onLine;
  try {
    if (early) return await early;
    return await fetch(server + addressOf(endpoint, request), {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        // Letters to the account follow the language of the dashboard.
        'Accept-Language': language(),
        ...(endpoint.auth !== 'none' && caller ? { Authorization: `Bearer ${caller.key}` } : {}),
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal: request.signal ?? null,
      // The key is all that travels: no cookies, no page address, nothing kept.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    if (!isConnected)
      throw new ApiError(words.offline, {
        kind: 'unreachable',
        status: 0,
        isUnsent: true,
        cause: error,
      });
    const other = server !== '' && server !== location.origin;
    throw new ApiError(other ? words.otherUnreachable(server) : words.unreachable, {
      kind: 'unreachable',
      status: 0,
      cause: error,
    });
  }
}

/** @throws {ApiError} when it is a web page: an expired login of a proxy, its error page, a wrong address */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A limit or a missing key are what they are, whatever the page around them says.
    if ([401, 429].includes(response.status)) return {};
    const { sentPage, sentNothing, sentGarbage } = words;
    const said = /^\s*</.test(text) ? sentPage : text.trim() === '' ? sentNothing : sentGarbage;
    throw new ApiError(said(response.status), {
      kind: 'garbled',
      status: response.status,
      requestId: requestIdOf(response),
      retryAt: response.status === 503 ? retryMoment(response, undefined) : undefined,
    });
  }
}

/** Of a fault of the server alone: what it refuses says why by itself. */
function requestIdOf({ status, headers }: Response): string | undefined {
  const id = headers.get('X-Request-Id') ?? '';
  return status >= 500 && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function failureOf(error: unknown, response: Response): ApiError {
  if (error instanceof RefusedError) {
    const { message, status, field, reason } = error;
    const kind = status === 401 ? 'unauthorised' : status === 429 ? 'limited' : 'refused';
    const isTold = kind === 'limited' || status === 503;
    const retryAt = isTold ? retryMoment(response, error.retryAfter) : undefined;
    return new ApiError(refusals.translated(message), {
      kind,
      status,
      field,
      reason,
      retryAt,
      requestId: requestIdOf(response),
      cause: error,
    });
  }
  if (error instanceof InvalidAnswerError)
    return new ApiError(words.sentGarbage(response.status), {
      kind: 'garbled',
      status: response.status,
      cause: error,
    });
  if (error instanceof ApiError) return error;
  // The answer broke off while it was read.
  return new ApiError(words.brokeOff, { kind: 'unreachable', status: 0, cause: error });
}

/** Header, then the member of the body, then, where it is the limit that refuses, the window's reset. */
function retryMoment({ headers, status }: Response, inBody: string | undefined): number | undefined {
  const now = Date.now();
  return (
    momentFrom(headers.get('Retry-After'), now) ??
    momentFrom(inBody, now) ??
    (status === 503 ? undefined : rateHeaders(headers, now).resetAt)
  );
}

/** Path and search of a request. */
export const addressOf = <E extends Endpoint>({ path }: E, { params, query }: Request<E>) =>
  pathOf(path, params) + searchOf(query);

const pathOf = (path: string, params: unknown) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string | number> | undefined)?.[name] ?? ''),
  );

function searchOf(query: unknown): string {
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}
