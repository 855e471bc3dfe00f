import { links } from '#contract/calls.ts';
import type { Call, ResponseOf } from '#contract/endpoint.ts';
import { waitForConnection } from '#web/browser/waiting-changes.ts';
import { client as words } from '#web/words/client.ts';
import { ApiError, inDoubt, changeNotMade } from './api-error.ts';
import { publishResponse } from './responses.ts';
import { waitForTurn, turnOfSent } from './budget.ts';
import { currentCredentials } from './credentials.ts';
import { takeEarlyResponse } from './early-response.ts';
import { addressOf, exchange, type Request } from './exchange.ts';
import { joinRead, stopJoining } from './joined-reads.ts';
import { isAwaited } from './ledger.ts';
import { noteEditing, switchOffLinkEditing } from './link-editing.ts';
import type { TurnOptions } from './scheduler.ts';
import { retryRead } from './tries.ts';

/**
 * Calls the server. Each request waits for its turn within the account's limit. If the server refuses it because the
 * limit is spent, it waits as long as the server says and is sent again. That is safe for changes too, since such a
 * refusal had no effect. Reads that fail temporarily are retried, and identical reads in flight share one request. A
 * change waits for the connection and is never resent automatically.
 * @throws {ApiError}
 */
export async function call<E extends Call>(endpoint: E, request: Request<E>): Promise<ResponseOf<E>> {
  const { lane = 'person', signal } = request;
  const wish = { lane };
  const ask = () => exchange(endpoint, request);
  if (endpoint.auth === 'none' && endpoint.method === 'GET') return retryRead(wish, signal, ask);
  // Sign-in has its own limit against guessing, and users see an error once it's spent.
  if (request.as || endpoint.auth === 'none') return ask();
  if (endpoint.method !== 'GET') return change(endpoint, request, { lane, isChange: true });
  const read = (wanted: TurnOptions, stop?: AbortSignal) =>
    retryRead(wanted, stop, () => inTurn(endpoint, { ...request, signal: stop }, wanted));
  // A request that tracks itself can't be shared, and a file can be read only once.
  if (request.before || endpoint.file) return read(wish, signal);
  const { server, key } = currentCredentials() ?? { server: '', key: '' };
  return joinRead(`${key} ${server}${addressOf(endpoint, request)}`, wish.lane, signal, read);
}

async function inTurn<E extends Call>(
  endpoint: E,
  request: Request<E>,
  wish: TurnOptions,
): Promise<ResponseOf<E>> {
  const { server = '', key } = currentCredentials() ?? {};
  let early =
    endpoint.method === 'GET' ? takeEarlyResponse(server + addressOf(endpoint, request), key) : undefined;
  let turn = early ? turnOfSent(early.askedAt) : await waitForTurn(wish, request.signal);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await exchange(endpoint, request, turn, early);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'limited') throw error;
      await turn.refused(error.retryAt ?? Date.now() + backOff(attempt));
      early = undefined;
      turn = await waitForTurn(wish, request.signal, turn.place);
    }
  }
}

/** Waits 2 s, 4 s, 8 s, up to a minute, for servers that refuse without saying until when. */
const backOff = (attempt: number) => Math.min(2000 * 2 ** attempt, 60_000);

/**
 * When each change without a response was sent, in ms since 1970. It's looked up before the same change is sent again.
 */
const unclear = new Map<string, number>();

async function change<E extends Call>(
  endpoint: E,
  request: Request<E>,
  wish: TurnOptions,
): Promise<ResponseOf<E>> {
  // Work that tracks its own requests looks up their outcome itself.
  if (request.before) return sent(endpoint, request, wish);
  const { signal } = request;
  const { server = '', key = '' } = currentCredentials() ?? {};
  if (!(await waitForConnection(server || location.origin, { signal, isAwaited: isAwaited(wish.lane) })))
    throw new ApiError(words.offlineUnsent, {
      kind: 'unreachable',
      status: 0,
    });
  const name = JSON.stringify([key, endpoint.method, addressOf(endpoint, request), request.body]);
  const find = async (since: number) => {
    const ask = <Read extends Call>(read: Read, what: Request<Read>) =>
      call(read, { ...what, lane: wish.lane, signal });
    // If the lookup fails, the change stays in doubt.
    const found = await import('./look-up.ts').then(
      ({ lookUp }) => lookUp(endpoint, request, since, ask),
      () => undefined,
    );
    if (found?.answer) publishResponse(endpoint, request, found.answer, since);
    return found;
  };
  const before = unclear.get(name);
  unclear.delete(name);
  const found = before === undefined ? undefined : await find(before);
  if (found?.answer) return found.answer;
  const since = Date.now();
  try {
    return await sent(endpoint, request, wish);
  } catch (error) {
    // The previous attempt was in doubt, and the 404 shows that it did delete the record.
    if (before !== undefined && endpoint.method === 'DELETE' && isNotThere(error)) {
      const answer = { error: 0, message: '' } as ResponseOf<E>;
      publishResponse(endpoint, request, answer, since);
      return answer;
    }
    if (!(error instanceof ApiError) || !error.isInDoubt || signal?.aborted) throw error;
    const found = await find(since);
    if (found?.answer) return found.answer;
    if (!found) unclear.set(name, since);
    throw found ? changeNotMade(error) : error;
  }
}

const isNotThere = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Resolves to undefined if the list can't be read. */
const isLinkGone = (request: { params?: unknown; signal?: AbortSignal | undefined }, { lane }: TurnOptions) =>
  import('./look-up.ts').then(
    async ({ lookUp }) => {
      const params = request.params as { id: number };
      const found = await lookUp(links.delete, { params }, Date.now(), (read, what) =>
        call(read, { ...what, lane, signal: request.signal }),
      );
      return found && found.answer !== undefined;
    },
    () => undefined,
  );

async function sent<E extends Call>(
  endpoint: E,
  request: Request<E>,
  wish: TurnOptions,
): Promise<ResponseOf<E>> {
  try {
    const answer = await inTurn(endpoint, request, wish);
    noteEditing(endpoint);
    return answer;
  } catch (error) {
    throw inDoubt(await switchOffLinkEditing(endpoint, error, () => isLinkGone(request, wish)));
  } finally {
    stopJoining();
  }
}
