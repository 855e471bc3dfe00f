import { account, domains, links, qr, session } from '#contract/calls.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failure-of.ts';
import { type ScriptedResponse, startScriptedServer } from '#test/start-scripted-server.ts';
import { currentBudget, forgetBudget } from './budget.ts';
import { call } from './client.ts';
import { dropCredentials, saveCredentials } from './credentials.ts';
import { hasExtension } from './server-extensions.ts';

let stop: (() => Promise<void>) | undefined;

/** Signs in to a server that responds with `answer`. */
async function answering(answer: Parameters<typeof startScriptedServer>[0]) {
  const server = await startScriptedServer(answer);
  stop = server.stop;
  saveCredentials({ server: server.url, key: 'wp_key', kind: 'key' }, { stay: false });
  return server;
}

beforeEach(forgetBudget);
afterEach(async () => {
  await stop?.();
  stop = undefined;
  dropCredentials();
});

const done: ScriptedResponse = { body: { error: 0, message: 'Done.' } };
const noLinks = {
  error: '0',
  data: { result: 0, perpage: 15, currentpage: 1, nextpage: 0, maxpage: 0, urls: [] },
};

describe('a request', () => {
  test('carries the key in a header, never in its address', async () => {
    let seen: { url?: string | undefined; key?: string | undefined; type?: string | undefined } = {};
    await answering(({ url, headers }) => {
      seen = { url, key: headers.authorization, type: headers['content-type'] };
      return { body: noLinks };
    });
    await call(links.list, { query: { page: 2, q: 'a b&c', order: undefined, short: '' } });
    expect(seen).toEqual({
      url: '/api/urls?page=2&q=a+b%26c',
      key: 'Bearer wp_key',
      type: 'application/json',
    });
  });

  test('carries its parameters encoded in its path', async () => {
    const paths: (string | undefined)[] = [];
    await answering(({ url, method }) => {
      paths.push(`${method} ${url}`);
      return done;
    });
    await call(qr.delete, { params: { id: 12 } });
    await call(domains.delete, { params: { id: 'a/../b' } });
    expect(paths).toEqual(['DELETE /api/qr/12/delete', 'DELETE /api/domain/a%2F..%2Fb/delete']);
  });

  test('to an endpoint that needs no key carries none', async () => {
    let key: string | undefined = 'none yet';
    await answering(({ headers }) => {
      key = headers.authorization;
      return { body: { error: 0, registration: 'open' } };
    });
    await call(session.registration, {});
    expect(key).toBeUndefined();
  });
});

describe('a failed request', () => {
  test('is a refusal that names the field when the server explains it', async () => {
    await answering(() => ({ status: 400, body: { error: 1, message: 'Taken.', field: 'name' } }));
    expect(await failureOf(call(account.get, {}))).toMatchObject({
      kind: 'refused',
      status: 400,
      message: 'Taken.',
      field: 'name',
    });
  });

  test('with a web page and HTTP 502 reports an error of the server', async () => {
    await answering(() => ({
      status: 502,
      headers: { 'Content-Type': 'text/html' },
      body: '<h1>Bad gateway</h1>',
    }));
    const failure = await failureOf(call(account.get, {}));
    expect(failure).toMatchObject({ kind: 'garbled', status: 502 });
    expect(failure.message).toBe('The server reported an error (HTTP 502). Try again later.');
  });

  test('with a web page and HTTP 403 reports a web page instead of data', async () => {
    await answering(() => ({ status: 403, body: '<h1>Forbidden</h1>' }));
    expect((await failureOf(call(account.get, {}))).message).toContain('a web page instead of data');
  });

  test('with an unexpected body is garbled', async () => {
    await answering(() => ({ body: { hello: 'world' } }));
    expect(await failureOf(call(account.get, {}))).toMatchObject({ kind: 'garbled', status: 200 });
  });

  test('to an unreachable server names the server', async () => {
    const server = await answering(() => done);
    await server.stop();
    stop = undefined;
    const failure = await failureOf(call(account.get, {}));
    expect(failure.kind).toBe('unreachable');
    expect(failure.message).toContain(server.url);
  });

  test('with HTTP 401 is unauthorised even with a web page as its body', async () => {
    await answering(() => ({ status: 401, headers: { 'Content-Type': 'text/html' }, body: '<h1>401</h1>' }));
    expect(await failureOf(call(account.get, {}))).toMatchObject({ kind: 'unauthorised', status: 401 });
  });
});

describe('rate limits and extensions', () => {
  const spent = (headers: Record<string, string>, body: object = {}, status = 429) => ({
    status,
    headers,
    body: { error: status === 200 ? 429 : 1, message: 'Too Many Requests. Please retry later.', ...body },
  });
  const soon = () => String((Date.now() + 1000) / 1000);

  test.each([
    ['a Retry-After header', () => spent({ 'Retry-After': '1' })],
    ['a body member and HTTP 200', () => spent({}, { 'Retry-After': 1 }, 200)],
    ['the reset of the window', () => spent({ 'X-RateLimit-Limit': '30', 'X-RateLimit-Reset': soon() })],
  ])('a spent limit is waited out according to %s, and shown as a wait', async (_, refusal) => {
    const server = await answering((_request, count) => (count === 1 ? refusal() : done));
    const started = Date.now();
    const promise = call(domains.delete, { params: { id: 1 } });
    await expect.poll(() => currentBudget().waiting, { interval: 10 }).toBe(1);
    expect(currentBudget().waitingUntil).toBeGreaterThan(started);
    expect(await promise).toEqual({ error: 0, message: 'Done.' });
    expect(Date.now() - started).toBeGreaterThan(600);
    expect(server.count()).toBe(2);
    expect(currentBudget()).toMatchObject({ waiting: 0, waitingUntil: undefined });
  });

  test.each([
    ['the header before the body', () => spent({ 'Retry-After': '1' }, { 'Retry-After': 50 })],
    ['a date in the header', () => spent({ 'Retry-After': new Date(Date.now() + 2000).toUTCString() })],
    [
      'the body before the reset',
      () => spent({ 'X-RateLimit-Reset': String(Date.now() / 1000 + 50) }, { 'Retry-After': '1' }),
    ],
    ['a reset in milliseconds', () => spent({ 'X-RateLimit-Reset': String(Date.now() + 1000) })],
    ['a reset in seconds to go', () => spent({ 'X-RateLimit-Reset': '1' })],
    ['an error in letters', () => spent({}, { error: '429', 'retry-after': 1 }, 200)],
    ['two seconds where nothing is said', () => spent({})],
    ['two seconds where a web page says it', () => ({ status: 429, body: '<h1>Slow down</h1>' })],
  ])('a spent limit is waited out: %s', async (_, refusal) => {
    const server = await answering((_request, count) => (count === 1 ? refusal() : done));
    const started = Date.now();
    await call(domains.delete, { params: { id: 1 } });
    expect(server.count()).toBe(2);
    expect(Date.now() - started).toBeLessThan(40_000);
  });

  test('an aborted request does not wait for a spent limit', async () => {
    const server = await answering(() => spent({ 'Retry-After': '30' }));
    const controller = new AbortController();
    const promise = call(account.get, { signal: controller.signal });
    await expect.poll(() => currentBudget().waiting).toBe(1);
    controller.abort();
    await expect(promise).rejects.toThrow(/abort/i);
    expect(server.count()).toBe(1);
    expect(currentBudget().waiting).toBe(0);
  });

  test('a spent sign-in limit is reported instead of waited out', async () => {
    await answering(() => spent({ 'Retry-After': '30' }));
    const body = { email: 'ada@acme.com', password: 'x' };
    const failure = await failureOf(call(session.signIn, { body }));
    expect(failure.kind).toBe('limited');
    expect(failure.retryAfter).toBe(30);
  });

  test('the limit and the extensions are read from the response headers', async () => {
    const headers = { 'X-RateLimit-Limit': '30', 'X-RateLimit-Remaining': '21', 'X-RateLimit-Reset': '40' };
    await answering(() => ({ ...done, headers: { ...headers, 'X-Extensions': 'session, links' } }));
    await call(domains.delete, { params: { id: 1 } });
    expect(currentBudget()).toMatchObject({ limit: 30, remaining: 21 });
    expect(hasExtension('links')).toBe(true);
    expect(hasExtension('series')).toBe(false);
  });

  test('a failure of a proxy does not clear the server’s extensions', async () => {
    await answering((_request, count) =>
      count === 1
        ? { ...done, headers: { 'X-Extensions': 'links' } }
        : { status: 502, body: '<h1>Bad gateway</h1>' },
    );
    await call(domains.delete, { params: { id: 1 } });
    await failureOf(call(account.get, {}));
    expect(hasExtension('links')).toBe(true);
  });

  test('the extensions of the previous server do not apply to a new one', async () => {
    const first = await answering(() => ({ ...done, headers: { 'X-Extensions': 'links' } }));
    await call(domains.delete, { params: { id: 1 } });
    await first.stop();
    await answering(() => done);
    expect(hasExtension('links')).toBe(false);
  });

  test('a late response of another server does not clear the extensions', async () => {
    const late = Promise.withResolvers<void>();
    const other = await answering(async () => {
      await late.promise;
      return done;
    });
    const asked = call(domains.delete, { params: { id: 1 } });
    await expect.poll(() => other.count()).toBe(1);
    await answering(() => ({ ...done, headers: { 'X-Extensions': 'links' } }));
    await call(domains.delete, { params: { id: 1 } });
    late.resolve();
    await asked;
    await other.stop();
    expect(hasExtension('links')).toBe(true);
  });
});
