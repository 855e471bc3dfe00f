import { decode, Garbled, Refused } from '#contract/decode.ts';
import type { BodyInputOf, Endpoint, ParamsInputOf, QueryInputOf, ResponseOf } from '#contract/endpoint.ts';
import { ApiError, inDoubt } from './api-error.ts';
import { takeTurn } from './budget.ts';
import { currentCredentials, refuseKey } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { laneOf } from './lane-of.ts';
import type { Lane } from './ledger.ts';
import { momentFrom, rateHeaders } from './rate-headers.ts';
import type { Turn } from './scheduler.ts';
import { noteExtensions } from './server-extensions.ts';

type Part<Name extends string, Value> = undefined extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

export type Request<E extends Endpoint> = Part<'params', ParamsInputOf<E>> &
  Part<'body', BodyInputOf<E>> & {
    query?: QueryInputOf<E>;
    /** In place of the credentials that are kept: to try them. */
    as?: Pick<Credentials, 'server' | 'key'>;
    /** How pressing it is; that of its signal, if nothing is said. */
    lane?: Lane;
  };

/**
 * The one place that talks to a server. Each call waits for its turn within the account's limit. One that meets the
 * spent limit all the same waits as long as the server says and is sent again: such a refusal did nothing, so this is
 * safe for writes as well.
 * @throws {ApiError}
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
): Promise<ResponseOf<E>> {
  // Sign-in has a limit of its own against guessing, and there a person is told.
  if (endpoint.auth === 'none' || request.as) return send(endpoint, request, signal);
  const { lane = laneOf(signal) } = request;
  let turn = await takeTurn(lane, signal);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send(endpoint, request, signal, turn);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'limited') throw error;
      await turn.refused(error.retryAt ?? Date.now() + backOff(attempt));
      turn = await takeTurn(lane, signal, turn.place);
    }
  }
}

/** 2 s, 4 s, 8 s … a minute: for servers that refuse and don't say until when. */
const backOff = (attempt: number) => Math.min(2000 * 2 ** attempt, 60_000);

async function send<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
  turn?: Turn,
): Promise<ResponseOf<E>> {
  try {
    return await exchange(endpoint, request, signal, turn);
  } catch (error) {
    throw endpoint.method === 'GET' || endpoint.auth === 'none' ? error : inDoubt(error);
  }
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
  turn?: Turn,
): Promise<ResponseOf<E>> {
  const caller = request.as ?? currentCredentials();
  let response: Response;
  try {
    response = await answerTo(endpoint, request, caller, signal);
  } catch (error) {
    await turn?.lost();
    throw error;
  }
  // An answer to somebody else tells nothing about this server, and a failure may be that of a proxy in between.
  if (!request.as && (response.ok || response.headers.has('X-Extensions'))) noteExtensions(response.headers);
  try {
    const answer = decode(endpoint, response.status, await jsonOf(response));
    await turn?.answered(rateHeaders(response.headers, Date.now()));
    return answer;
  } catch (error) {
    const failure = failureOf(error, response);
    if (failure.kind !== 'limited') await turn?.answered(rateHeaders(response.headers, Date.now()));
    if (failure.kind === 'unauthorised' && caller && !request.as) refuseKey(caller.key);
    throw failure;
  }
}

async function answerTo<E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  caller: Pick<Credentials, 'server' | 'key'> | undefined,
  signal?: AbortSignal,
): Promise<Response> {
  const server = caller?.server ?? '';
  const address = server + pathOf(endpoint.path, request.params) + searchOf(request.query);
  try {
    return await fetch(address, {
      method: endpoint.method,
      headers: {
        'Content-Type': 'application/json',
        ...(endpoint.auth !== 'none' && caller ? { Authorization: `Bearer ${caller.key}` } : {}),
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal,
      // The key is all that travels: no cookies, no page address, nothing kept.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const other = server !== '' && server !== location.origin;
    throw new ApiError(
      other
        ? `${server} can't be reached. It may be down, or it may not let pages of another address call it.`
        : "The service can't be reached. Check the connection.",
      { kind: 'unreachable', status: 0, cause: error },
    );
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
    const what = /^\s*</.test(text) ? 'a web page' : text.trim() === '' ? 'nothing' : 'something unreadable';
    throw new ApiError(
      `The server sent ${what} where data was expected (HTTP ${response.status}). ` +
        'A proxy may stand in between, or the address may not be that of a link management service.',
      { kind: 'garbled', status: response.status },
    );
  }
}

function failureOf(error: unknown, response: Response): ApiError {
  if (error instanceof Refused) {
    const { message, status, field } = error;
    const kind = status === 401 ? 'unauthorised' : status === 429 ? 'limited' : 'refused';
    const retryAt = kind === 'limited' ? retryMoment(response.headers, error.retryAfter) : undefined;
    return new ApiError(message, { kind, status, field, retryAt, cause: error });
  }
  if (error instanceof Garbled)
    return new ApiError(error.message, { kind: 'garbled', status: response.status, cause: error });
  if (error instanceof ApiError) return error;
  // The answer broke off while it was read.
  return new ApiError('The connection broke off.', { kind: 'unreachable', status: 0, cause: error });
}

/** Header, then the member of the body, then the window's reset. */
function retryMoment(headers: Headers, inBody: string | undefined): number | undefined {
  const now = Date.now();
  return (
    momentFrom(headers.get('Retry-After'), now) ??
    momentFrom(inBody, now) ??
    rateHeaders(headers, now).resetAt
  );
}

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
