import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const envelope = { error: 1, message: expect.stringMatching(/\S/) };

/** Generates any JSON. It includes the API's member names, so that it sometimes passes the first check. */
const names = [
  'name',
  'slug',
  'public',
  'domain',
  'type',
  'data',
  'email',
  'password',
  'color',
  'logo',
  'ssid',
  '__proto__',
  'constructor',
];
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue(),
    fc.constantFrom(
      'link',
      'text',
      'wifi',
      'https://acme.example',
      'rgb(1,2,3)',
      '#aabbcc',
      '\u0000',
      '\ud800',
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), tie('value'), { maxKeys: 6 }),
  ),
})).value;

const writing = endpoints.filter(({ method, extension }) => method !== 'GET' && !extension);

test('a request with random JSON gets the envelope and never a server error', async () => {
  const address = fc.constantFrom(...writing).chain((endpoint) =>
    fc.record({
      method: fc.constant(endpoint.method),
      path: fc
        .array(
          fc.oneof(
            fc.nat(5).map(String),
            fc.constantFrom('links', 'qr', 'bio', '-1', 'NaN', '1e9', '%00', '%2e%2e'),
          ),
          {
            minLength: 3,
            maxLength: 3,
          },
        )
        .map((values) => {
          let at = 0;
          return endpoint.path.replaceAll(/:\w+/g, () => values[(at += 1) - 1] ?? '0');
        })
        // fetch treats %2e%2e as a step up, which may leave the API.
        .filter((path) => new URL(path, waypost.url).pathname.startsWith('/api/')),
    }),
  );
  await fc.assert(
    fc.asyncProperty(address, anyJson, async ({ method, path }, body) => {
      if (path === '/api/account/update') return;
      const answer = await waypost.call(method, path, { key: ada.key, body: JSON.stringify(body) });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      expect(answer.body).toMatchObject(answer.status === 200 ? { error: 0 } : envelope);
    }),
    { numRuns: 400 },
  );
});

test('a body of random bytes never causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.string(), async (body, type) => {
      const contentType = encodeURIComponent(type) || 'application/json';
      const headers = { 'Content-Type': contentType };
      const { status } = await waypost.call('POST', '/api/channel/add', { key: ada.key, body, headers });
      expect([200, 400, 415]).toContain(status);
    }),
    { numRuns: 200 },
  );
});

test('a random query never causes a server error', async () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('1', '-1', '1e9', 'click', '%', "'", '\u0000', '٣'));
  const key = fc.constantFrom('limit', 'page', 'order', 'short', 'q', 'q[]', '__proto__');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 5 }), async (pairs) => {
      const query = pairs
        .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
        .join('&');
      const { status, body } = await waypost.call('GET', `/api/urls?${query}`, { key: ada.key });
      expect(status, JSON.stringify([query, body])).toBeLessThan(500);
      expect(body).toHaveProperty('error');
    }),
    { numRuns: 300 },
  );
});

test('text of every script is returned as it was sent, without surrounding blanks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), async (name) => {
      const { status, body } = await waypost.call('POST', '/api/channel/add', {
        key: ada.key,
        body: { name },
      });
      const { channels } = (await waypost.call('GET', '/api/channels?limit=1', { key: ada.key })).body.data;
      const [outcome, expected] =
        status === 200 ? [channels[0].name, name.trim()] : [typeof body.message, 'string'];
      expect(outcome).toBe(expected);
    }),
    { numRuns: 150 },
  );
});

test('a random key is refused, whatever its bytes', async () => {
  // Node sends no other control characters in a header.
  const sendable = fc.integer({ min: 0x20, max: 0xff }).filter((byte) => byte !== 0x7f);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(sendable, fc.constant(0x09))), async (bytes) => {
      const headers = { Authorization: `Bearer ${String.fromCharCode(...bytes)}` };
      expect((await sendRequest(`${waypost.url}/api/account`, { headers })).status).toBe(401);
    }),
    { numRuns: 50 },
  );
  await fc.assert(
    fc.asyncProperty(fc.string(), async (key) => {
      const headers = { Authorization: `Bearer ${encodeURIComponent(key)}` };
      expect((await waypost.call('GET', '/api/account', { headers })).status).toBe(401);
    }),
    { numRuns: 50 },
  );
});

test('JSON nested a hundred thousand levels deep is refused', async () => {
  const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect((await waypost.call('POST', '/api/channel/add', { key: ada.key, body })).status).toBe(400);
  const within = `{"name":${body}}`;
  expect((await waypost.call('POST', '/api/channel/add', { key: ada.key, body: within })).status).toBe(400);
});
