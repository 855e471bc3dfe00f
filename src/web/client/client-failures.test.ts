/**
 * Tests what the client does automatically when a server fails, can't be reached, or leaves a change without a
 * response.
 */
import { account, campaigns, channels, domains, splash } from '#contract/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import { failureOf } from '#test/failure-of.ts';
import { onlyPage, signedInTo } from '#test/servers/signed-in-to.ts';
import { lost } from '#test/start-scripted-server.ts';
import { currentBudget } from './budget.ts';
import { call } from './client.ts';

const { answering, asked } = signedInTo();
const noSplash = onlyPage('splash', []);

describe('failing requests', () => {
  test('a read that fails temporarily is retried', async () => {
    await answering({
      'GET /api/splash': [lost, { status: 500, body: { error: 1, message: 'Ouch.' } }, noSplash],
    });
    expect(await call(splash.list, {})).toMatchObject({ data: { result: 0 } });
    expect(asked()).toHaveLength(3);
  });

  test('a read that keeps failing is reported after three attempts within 30 seconds', async () => {
    await answering({});
    const started = Date.now();
    expect(await failureOf(call(splash.list, {}))).toMatchObject({ kind: 'garbled', status: 502 });
    expect(asked()).toHaveLength(3);
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  test('a server error reports its request ID, and a refusal does not', async () => {
    const failing = (id: string, status: number) => ({
      status,
      headers: { 'X-Request-Id': id, 'Access-Control-Expose-Headers': 'X-Request-Id' },
      body: { error: 1, message: 'Ouch.' },
    });
    await answering({
      'GET /api/splash': failing('f81d4fae-7dec', 500),
      'GET /api/account': failing('a', 403),
    });
    expect((await failureOf(call(splash.list, {}))).message).toBe('Ouch. Request ID: f81d4fae-7dec.');
    // A refusal explains itself, so it has no request ID.
    expect((await failureOf(call(account.get, {}))).message).toBe('Ouch.');
  });

  test('a read that is refused with HTTP 401 leaves the known rate limit unchanged', async () => {
    const limit = (of: number, left: number) => ({
      'X-RateLimit-Limit': String(of),
      'X-RateLimit-Remaining': String(left),
      'X-RateLimit-Reset': String(Math.floor(Date.now() / 1000) + 40),
    });
    await answering({
      'GET /api/splash': [
        { ...noSplash, headers: limit(600, 500) },
        { status: 401, headers: limit(30, 1), body: { error: 1, message: 'No.' } },
      ],
    });
    await call(splash.list, {});
    await expect.poll(() => currentBudget()).toMatchObject({ limit: 600 });
    expect(await failureOf(call(splash.list, {}))).toMatchObject({ kind: 'unauthorised' });
    expect(currentBudget()).toMatchObject({ limit: 600 });
  });

  test('a read that is refused is not retried', async () => {
    await answering({ 'GET /api/splash': { status: 403, body: { error: 1, message: 'No.' } } });
    await failureOf(call(splash.list, {}));
    expect(asked()).toHaveLength(1);
  });

  test('a read is retried after the time that a 503 response asks for', async () => {
    const away = { status: 503, headers: { 'Retry-After': '2' }, body: { error: 1, message: 'Back soon.' } };
    await answering({ 'GET /api/splash': [away, noSplash] });
    const started = Date.now();
    await call(splash.list, {});
    expect(Date.now() - started).toBeGreaterThan(1500);
    expect(asked()).toHaveLength(2);
  });

  test('a read is not retried when the server asks to wait for ten minutes', async () => {
    const away = { status: 503, headers: { 'Retry-After': '600' }, body: { error: 1, message: 'Closed.' } };
    await answering({ 'GET /api/splash': away });
    expect((await failureOf(call(splash.list, {}))).message).toBe('Closed.');
    expect(asked()).toHaveLength(1);
  });

  test('a read that is aborted is not retried', async () => {
    await answering({});
    const controller = new AbortController();
    const outcome = call(splash.list, { signal: controller.signal }).catch(String);
    await expect.poll(() => asked()).toHaveLength(1);
    controller.abort();
    expect(await outcome).toMatch(/abort/i);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(asked()).toHaveLength(1);
  });

  test('a change whose connection is lost on the way reports being offline and its unclear outcome', async () => {
    await answering({});
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      throw new TypeError('away');
    });
    expect((await failureOf(call(campaigns.add, { body: { name: 'A' } }))).message).toBe(
      'You’re offline. Your change may have gone through. Check before you try again.',
    );
  });

  test('a read without a connection fails without spending the rate limit', async () => {
    const server = await answering({});
    await server.stop();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await failureOf(call(splash.list, {}))).message).toBe('You’re offline.');
    expect(currentBudget().remaining).toBeUndefined();
  });
});

describe('concurrent identical reads', () => {
  test('share one request', async () => {
    await answering({ 'GET /api/splash': noSplash });
    const [one, other] = await Promise.all([call(splash.list, {}), call(splash.list, { lane: 'bulk' })]);
    expect(one).toBe(other);
    expect(asked()).toHaveLength(1);
    await call(splash.list, {});
    expect(asked()).toHaveLength(2);
  });

  test('continue for one caller when another one aborts', async () => {
    await answering({ 'GET /api/splash': noSplash });
    const controller = new AbortController();
    const left = call(splash.list, { signal: controller.signal }).catch(String);
    const kept = call(splash.list, {});
    controller.abort();
    expect(await left).toMatch(/abort/i);
    expect(await kept).toMatchObject({ data: { result: 0 } });
    expect(asked()).toHaveLength(1);
  });

  test('are sent separately before and after a change', async () => {
    await answering({
      'GET /api/splash': noSplash,
      'DELETE /api/domain/1/delete': { body: { error: 0, message: 'Done.' } },
    });
    const before = call(splash.list, {});
    await call(domains.delete, { params: { id: 1 } });
    await Promise.all([before, call(splash.list, {})]);
    expect(asked().filter((name) => name.startsWith('GET'))).toHaveLength(2);
  });
});

const domain = (id: number) => ({
  id,
  domain: 'https://go.acme.com',
  redirectroot: '',
  redirect404: 'https://acme.com/',
});

describe('a failed change', () => {
  test('without a response succeeds when a lookup shows that it was made', async () => {
    await answering({ 'GET /api/domains': onlyPage('domains', [domain(2)]) });
    expect(await call(domains.delete, { params: { id: 1 } })).toMatchObject({ error: 0 });
    expect(asked()).toEqual(['DELETE /api/domain/1/delete', 'GET /api/domains']);
  });

  test('without a response can be sent again when a lookup shows that it was not made', async () => {
    await answering({
      'DELETE /api/domain/2/delete': [lost, { body: { error: 0, message: 'Deleted.' } }],
      'GET /api/domains': onlyPage('domains', [domain(2)]),
    });
    const remove = () => call(domains.delete, { params: { id: 2 } });
    expect((await failureOf(remove())).message).toContain('Your change didn’t go through');
    expect(await remove()).toEqual({ error: 0, message: 'Deleted.' });
    expect(asked().filter((name) => name.startsWith('DELETE'))).toHaveLength(2);
  });

  test('is in doubt when its lookup fails, and is looked up before it is sent again', async () => {
    await answering({ 'GET /api/domains': [lost, lost, lost, onlyPage('domains', [])] });
    const remove = () => call(domains.delete, { params: { id: 1 } });
    const failure = await failureOf(remove());
    expect(failure.isInDoubt).toBe(true);
    expect(failure.message).toMatch(/The server reported an error.*Your change may have gone through/);
    expect(await remove()).toMatchObject({ error: 0 });
    expect(asked().filter((name) => name.startsWith('DELETE'))).toHaveLength(1);
  });

  test('without a lookup stays in doubt and is not sent again', async () => {
    await answering({});
    const assign = call(campaigns.assign, { params: { campaignid: 1, linkid: 2 } });
    expect((await failureOf(assign)).isInDoubt).toBe(true);
    expect(asked()).toEqual(['POST /api/campaign/1/assign/2']);
  });

  test('with an error message from the server is not looked up', async () => {
    await answering({ 'DELETE /api/domain/1/delete': { status: 500, body: { error: 1, message: 'Ouch.' } } });
    expect((await failureOf(call(domains.delete, { params: { id: 1 } }))).message).toBe('Ouch.');
    expect(asked()).toHaveLength(1);
  });

  const channel = { id: 7, name: 'Print', description: '', color: '#3b53d9', starred: true };
  const update = (body: object) => call(channels.update, { params: { id: 7 }, body });

  test.each([
    ['as sent', { name: 'Print', starred: true }, /^made$/],
    ['with another name', { name: 'Post' }, /didn’t go through/],
    ['not starred', { starred: false }, /didn’t go through/],
  ])('without a response is compared with the record: %s', async (_, body, outcome) => {
    await answering({ 'GET /api/channels': onlyPage('channels', [channel]) });
    const told = await update(body).then(() => 'made', String);
    expect(told).toMatch(outcome);
  });

  test('without a response succeeds when the newest record matches the addition', async () => {
    await answering({
      'GET /api/channels': onlyPage('channels', [{ ...channel, id: 6, name: 'Old' }, channel]),
    });
    expect(await call(channels.add, { body: { name: 'Print', color: '#3b53d9' } })).toMatchObject({ id: 7 });
  });

  test('stays in doubt when the record that matches the addition is not the newest', async () => {
    await answering({
      'GET /api/channels': onlyPage('channels', [channel, { ...channel, id: 8, name: 'Later' }]),
    });
    const failure = await failureOf(call(channels.add, { body: { name: 'Print' } }));
    expect(failure.isInDoubt).toBe(true);
  });
});

test('a request with a key on trial is not retried', async () => {
  const { url } = await answering({});
  await failureOf(call(account.get, { as: { server: url, key: 'wp_other' } }));
  expect(asked()).toHaveLength(1);
});
