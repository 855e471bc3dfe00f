import type { BodyInputOf, Call, ParamsInputOf, QueryInputOf, ResponseOf } from '#contract/endpoint.ts';
import { fits, type Outline } from '#contract/answers/fits.ts';
import { outlines } from '#contract/answers/outlines.ts';
import { requireSuccess } from '#contract/answers/refusal.ts';
import { abortReasonOf } from '#web/lib/pause.ts';
import { language } from '#web/words/language.ts';
import { failureOf, readJson } from './response-body.ts';
import { publishResponse } from './responses.ts';
import { ApiError, unreachableMessage } from './api-error.ts';
import { noteFewLeft } from './budget.ts';
import { noteCounted } from './counted-until.ts';
import { currentCredentials, markKeyRefused } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { dropEarlyResponses, type EarlyRequest } from './early-response.ts';
import type { Lane } from './ledger.ts';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { client as words } from '#web/words/client.ts';
import { rateHeaders } from './rate-headers.ts';
import { createTimeLimit } from './time-limit.ts';
import type { Turn } from './scheduler.ts';
import { noteExtensions, noteOwnExtensions } from './server-extensions.ts';

type Caller = Pick<Credentials, 'server' | 'key'>;

type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal | null;
}

/** Sends a request. `onProgress` is called while more is sent, and restarts the wait for the response. */
export type Send = (address: string, sent: Sent, onProgress: () => void) => Promise<Response>;

export interface Sending {
  send?: Send | undefined;
  signal?: AbortSignal | undefined;
  /** The request's priority. Defaults to that of a waiting user. */
  lane?: Lane | undefined;
  /**
   * Runs when it's the request's turn, right before it's sent, for work that has to record its requests. If it fails,
   * nothing is sent.
   */
  before?: (() => Promise<void>) | undefined;
}

interface Asking<E extends Call> extends Sending {
  query?: QueryInputOf<E>;
  /** Receives a copy of the raw response and how long it took, in ms. */
  heard?: ((answer: Response, took: number) => void) | undefined;
  /** Credentials to try in place of the stored ones. */
  as?: Caller;
}

export type Request<E extends Call> = Part<'params', ParamsInputOf<E>> &
  Part<'body', BodyInputOf<E>> &
  Asking<E>;

/**
 * Sends a request and reads its response, once. No other code talks to a server.
 * @throws {ApiError}
 */
export async function exchange<E extends Call>(
  endpoint: E,
  request: Request<E>,
  turn?: Turn,
  /** A response that the page's head has requested, used instead of a new request. */
  early?: EarlyRequest,
): Promise<ResponseOf<E>> {
  let caller: Caller | undefined;
  let response: Response;
  let isSent = false;
  let askedAt = 0;
  const time = createTimeLimit(endpoint, request.signal);
  try {
    await request.before?.();
    if (!request.as) mustOnlyRead(endpoint);
    caller = request.as ?? currentCredentials();
    isSent = navigator.onLine;
    if (endpoint.method !== 'GET') dropEarlyResponses();
    askedAt = early?.askedAt ?? Date.now();
    time.begin();
    response = await fetchResponse(
      endpoint,
      { ...request, signal: time.signal },
      caller,
      time.begin,
      early?.answer,
    );
  } catch (error) {
    time.end();
    await (isSent ? turn?.lost() : turn?.unsent());
    throw error;
  }
  request.heard?.(response.clone(), Date.now() - askedAt);
  const told = rateHeaders(response.headers, Date.now());
  // This is done immediately, since the page may be left before the response has been entered in the ledger.
  if (turn) noteFewLeft(told);
  // A response to other credentials says nothing about this server, and a failure may come from a proxy in between.
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
        : await parseResponse(endpoint, response.status, await readJson(response, time.signal));
    // Nobody waits for this entry, since the store shared by all tabs is slow.
    void turn?.answered(told);
    if (endpoint.counts) noteCounted(response.headers);
    if (!request.as && endpoint.auth !== 'none') publishResponse(endpoint, request, answer, askedAt);
    return answer;
  } catch (error) {
    const failure = failureOf(error, response, nameOf(endpoint));
    // With a refused key, the reported limit is that of strangers, and doesn't apply afterwards.
    if (failure.kind !== 'limited') await turn?.answered(failure.kind === 'unauthorised' ? {} : told);
    if (failure.kind === 'unauthorised' && caller && !request.as)
      markKeyRefused(caller.key, failure.reason ?? '');
    throw failure;
  } finally {
    time.end();
  }
}

/** Names a call as the API does, without its parameters. */
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Returns the outline of a call's response. The first page needs few, so the others are loaded on first use. */
async function outlineOf(endpoint: Call): Promise<Outline | undefined> {
  const call = nameOf(endpoint);
  return outlines[call] ?? (await import('#contract/answers/other-outlines.ts')).otherOutlines[call];
}

/**
 * Returns the response as the contract defines it. For a list it also reports the unreadable records. Only a response
 * that doesn't plainly fit goes through the schemas, which are loaded on first use.
 */
async function parseResponse<E extends Call>(
  endpoint: E,
  status: number,
  json: unknown,
): Promise<ResponseOf<E>> {
  const sent = requireSuccess(status, json);
  const outline = await outlineOf(endpoint);
  if (outline !== undefined && fits(outline, sent)) return sent as ResponseOf<E>;
  const { decodeCall } = await import('#contract/answers/decode-call.ts');
  let unread = {};
  const answer = decodeCall(endpoint, status, json, (odd, faults) => {
    if (odd.length > 0)
      unread = {
        unreadable: odd.length,
        odd,
        fault: { request: nameOf(endpoint), status, sent: 'odd', faults },
      };
  });
  Object.assign((answer as { data?: object }).data ?? {}, unread);
  return answer;
}

/** @throws {ApiError} for a change while the account is only viewed. The request isn't sent. */
function mustOnlyRead({ method }: Call) {
  const reason = readOnlyReason();
  if (method !== 'GET' && reason !== undefined)
    throw new ApiError(reason, { kind: 'refused', status: 403, isUnsent: true });
}

const sendByFetch: Send = (address, sent) =>
  fetch(address, {
    ...sent,
    // Only the key is sent: no cookies and no referrer, and nothing is cached.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });

async function fetchResponse<E extends Call>(
  endpoint: E,
  request: Request<E>,
  caller: Caller | undefined,
  onProgress: () => void,
  early: Promise<Response> | undefined,
): Promise<Response> {
  const send: Send = request.send ?? sendByFetch;
  const server = caller?.server ?? '';
  const isConnected = navigator.onLine;
  try {
    if (early) return await Promise.race([early, endOf(request.signal)]);
    return await send(
      server + addressOf(endpoint, request),
      {
        method: endpoint.method,
        headers: {
          'Content-Type': 'application/json',
          // The service sends the account's e-mails in the dashboard's language.
          'Accept-Language': language(),
          ...(endpoint.auth !== 'none' && caller ? { Authorization: `Bearer ${caller.key}` } : {}),
        },
        body: request.body === undefined ? undefined : JSON.stringify(request.body),
        signal: request.signal ?? null,
      },
      onProgress,
    );
  } catch (error) {
    if (request.signal?.aborted) throw abortReasonOf(request.signal);
    if (!isConnected)
      throw new ApiError(words.offline, {
        kind: 'unreachable',
        status: 0,
        isUnsent: true,
        cause: error,
      });
    const other = new URL(server, location.origin).origin !== location.origin;
    throw new ApiError(unreachableMessage(other ? words.otherUnreachable(server) : words.unreachable), {
      kind: 'unreachable',
      status: 0,
      cause: error,
    });
  }
}

/** Never resolves. Rejects when the signal aborts. */
const endOf = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(abortReasonOf(signal)), { once: true });
  });

/** Returns a request's path and search. */
export const addressOf = <E extends Call>({ path }: E, { params, query }: Request<E>) =>
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
