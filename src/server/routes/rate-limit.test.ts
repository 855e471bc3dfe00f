import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startService, type TestService } from '#test/start-service.ts';

let waypost: TestService;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T09:26:53.589Z') });
  waypost = await startService({ env: { RATE_LIMIT: '3,pro=5', SESSION_RATE_LIMIT: '7' } });
});
afterEach(async () => {
  vi.useRealTimers();
  await waypost.stop();
});

const limitOf = (headers: Headers) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

test('responses report the remaining requests, and requests beyond the limit are refused', async () => {
  const { key } = await waypost.addAccount();
  const ask = () => waypost.call('GET', '/api/account', { key });
  const reset = Math.ceil(Date.now() / 1000) + 60;
  for (const remaining of [2, 1, 0]) {
    const { status, headers } = await ask();
    expect(status).toBe(200);
    expect(limitOf(headers)).toEqual([
      3,
      remaining,
      expect.toSatisfy((at: number) => Math.abs(at - reset) <= 1),
    ]);
  }
  const { status, headers, body } = await ask();
  expect(status).toBe(429);
  expect(body).toEqual({ error: 1, message: 'Too Many Requests. Please retry later.' });
  expect(limitOf(headers).slice(0, 2)).toEqual([3, 0]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('the limit is per account, not per key', async () => {
  const { id, key } = await waypost.addAccount();
  const { addApiKey } = await import('#server/services/add-account.ts');
  const second = await addApiKey(waypost.service.db, id, 'Second');
  for (const each of [key, second, key]) {
    expect((await waypost.call('GET', '/api/account', { key: each })).status).toBe(200);
  }
  expect((await waypost.call('GET', '/api/account', { key: second })).status).toBe(429);
});

test('one account’s requests don’t use up another account’s limit', async () => {
  const [ada, bob] = [await waypost.addAccount(), await waypost.addAccount()];
  for (let count = 0; count < 4; count += 1) await waypost.call('GET', '/api/account', { key: ada.key });
  expect((await waypost.call('GET', '/api/account', { key: bob.key })).status).toBe(200);
});

test('a plan can have its own limit', async () => {
  const { key } = await waypost.addAccount({ plan: 'pro' });
  const { headers } = await waypost.call('GET', '/api/account', { key });
  expect(limitOf(headers).slice(0, 2)).toEqual([5, 4]);
});

test('sessions share a limit, which is separate from that of API keys', async () => {
  const { key, email, password } = await waypost.addAccount();
  const signIn = () => waypost.call('POST', '/api/session', { body: { email, password } });
  const sessions = [(await signIn()).body.session, (await signIn()).body.session];
  const first = await waypost.call('GET', '/api/account', { key: sessions[0] });
  expect(limitOf(first.headers).slice(0, 2)).toEqual([7, 6]);
  for (let left = 5; left >= 0; left -= 1) {
    const { headers } = await waypost.call('GET', '/api/account', { key: sessions[left % 2] });
    expect(limitOf(headers).slice(0, 2)).toEqual([7, left]);
  }
  expect((await waypost.call('GET', '/api/account', { key: sessions[1] })).status).toBe(429);
  const program = await waypost.call('GET', '/api/account', { key });
  expect([program.status, ...limitOf(program.headers).slice(0, 2)]).toEqual([200, 3, 2]);
});

test('failed requests count against the limit and report it', async () => {
  const { key } = await waypost.addAccount();
  const refused = await waypost.call('GET', '/api/qr/99', { key });
  expect(refused.status).toBe(404);
  expect(limitOf(refused.headers).slice(0, 2)).toEqual([3, 2]);
});

test('the OpenAPI document counts against no limit', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect((await waypost.call('GET', '/api/openapi.json')).status).toBe(200);
  }
});
