import type { BodyInputOf, Call, ParamsInputOf, QueryInputOf, ResponseOf } from '#contract/endpoint.ts';
import { fits, type Outline } from '#contract/answers/fits.ts';
import { outlines } from '#contract/answers/outlines.ts';
import { succeeded } from '#contract/answers/refusal.ts';
import { reasonOf } from '#web/lib/pause.ts';
import { language } from '#web/words/language.ts';
import { failureOf, jsonOf } from './answer-body.ts';
import { tellAnswer } from './answers.ts';
import { ApiError, awayMessage } from './api-error.ts';
import { noteFewLeft } from './budget.ts';
import { noteCounted } from './counted-until.ts';
import { currentCredentials, refuseKey } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { dropEarly, type Early } from './early-answer.ts';
import type { Lane } from './ledger.ts';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { client as words } from '#web/words/client.ts';
import { rateHeaders } from './rate-headers.ts';
import { timeFor } from './time-limit.ts';
import type { Turn } from './scheduler.ts';
import { noteExtensions, noteOwnExtensions } from './server-extensions.ts';

type Caller = Pick<Credentials, 'server' | 'key'>;

type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

/** What is sent, as `fetch` takes it. */
interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal | null;
}

/** `onProgress` is called while more is sent: the answer is waited for from then on. */
export type Send = (address: string, sent: Sent, onProgress: () => void) => Promise<Response>;

/** How a request is sent. */
export interface Sending {
  /** In place of `fetch`. */
  send?: Send | undefined;
  /** Ends it when it aborts. */
  signal?: AbortSignal | undefined;
  /** How pressing it is; a person waits for it, if nothing is said. */
  lane?: Lane | undefined;
  /** For work that has to know what went out: called when it is its turn, right before it is sent. If it fails, nothing is sent. */
  before?: (() => Promise<void>) | undefined;
}

interface Asking<E extends Call> extends Sending {
  query?: QueryInputOf<E>;
  /** Is given a copy of the answer as it came, and how long it took, in ms. */
  heard?: ((answer: Response, took: number) => void) | undefined;
  /** In place of the credentials that are kept: to try them. */
  as?: Caller;
}

export type Request<E extends Call> = Part<'params', ParamsInputOf<E>> &
  Part<'body', BodyInputOf<E>> &
  Asking<E>;

/**
 * The one place that talks to a server: sends a request and reads its answer, once.
 * @throws {ApiError}
 */
export async function exchange<E extends Call>(
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
  const time = timeFor(endpoint, request.signal);
  try {
    await request.before?.();
    if (!request.as) mustOnlyRead(endpoint);
    caller = request.as ?? currentCredentials();
    isSent = navigator.onLine;
    if (endpoint.method !== 'GET') dropEarly();
    askedAt = early?.askedAt ?? Date.now();
    time.begin();
    response = await answerTo(
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
        : await readable(endpoint, response.status, await jsonOf(response, time.signal));
    // To be entered, and nobody waits for that: the store of all tabs takes its time.
    void turn?.answered(told);
    if (endpoint.counts) noteCounted(response.headers);
    if (!request.as && endpoint.auth !== 'none') tellAnswer(endpoint, request, answer, askedAt);
    return answer;
  } catch (error) {
    const failure = failureOf(error, response, nameOf(endpoint));
    // What is told with a refused key is the limit of strangers: nobody goes on within it.
    if (failure.kind !== 'limited') await turn?.answered(failure.kind === 'unauthorised' ? {} : told);
    if (failure.kind === 'unauthorised' && caller && !request.as) refuseKey(caller.key, failure.reason ?? '');
    throw failure;
  } finally {
    time.end();
  }
}

/** As the API has it, without what it is asked about. */
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** Few answers are needed at first. Once the page is there, the others' outlines are fetched, whatever is asked then. */
async function outlineOf(endpoint: Call): Promise<Outline | undefined> {
  const call = nameOf(endpoint);
  return outlines[call] ?? (await import('#contract/answers/other-outlines.ts')).otherOutlines[call];
}

/**
 * What was sent as the contract has it; a list also tells which of its records can't be read. Only what is not plainly
 * so, as some servers answer, is read by the schemas, which come when they are needed first.
 */
async function readable<E extends Call>(endpoint: E, status: number, json: unknown): Promise<ResponseOf<E>> {
  const sent = succeeded(status, json);
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

/** @throws {ApiError} for a change, while somebody only looks: it is not sent at all */
function mustOnlyRead({ method }: Call) {
  const reason = readOnlyReason();
  if (method !== 'GET' && reason !== undefined)
    throw new ApiError(reason, { kind: 'refused', status: 403, isUnsent: true });
}

const sendByFetch: Send = (address, sent) =>
  fetch(address, {
    ...sent,
    // The key is all that travels: no cookies, no page address, nothing kept.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  });

async function answerTo<E extends Call>(
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
          // Letters to the account follow the language of the dashboard.
          'Accept-Language': language(),
          ...(endpoint.auth !== 'none' && caller ? { Authorization: `Bearer ${caller.key}` } : {}),
        },
        body: request.body === undefined ? undefined : JSON.stringify(request.body),
        signal: request.signal ?? null,
      },
      onProgress,
    );
  } catch (error) {
    if (request.signal?.aborted) throw reasonOf(request.signal);
    if (!isConnected)
      throw new ApiError(words.offline, {
        kind: 'unreachable',
        status: 0,
        isUnsent: true,
        cause: error,
      });
    const other = new URL(server, location.origin).origin !== location.origin;
    throw new ApiError(awayMessage(other ? words.otherUnreachable(server) : words.unreachable), {
      kind: 'unreachable',
      status: 0,
      cause: error,
    });
  }
}

/** Never resolves; rejects when the signal aborts. */
const endOf = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
  });

/** Path and search of a request. */
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
