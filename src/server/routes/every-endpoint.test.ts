import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hashSecret, newSecret } from '#server/rules/secrets.ts';
import { now } from '#server/rules/clock.ts';
import * as keys from '#server/store/keys.ts';
import { mailToNobody } from '#test/start-mailbox.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;

beforeAll(async () => {
  waypost = await startService({ env: { ...mailToNobody, PUBLIC_URL: 'http://localhost:3000' } });
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

/** Returns a path of the endpoint with values for its parameters. */
const addressOf = (path: string) => path.replace(':type', 'links').replaceAll(/:\w+/g, '1');

async function keyWith(
  account: TestAccount,
  traits: { access?: 'read'; expires_at?: number },
): Promise<string> {
  const key = newSecret('wp');
  await keys.add(waypost.service.db, {
    account_id: account.id,
    kind: 'api',
    name: 'A key of the test',
    hash: hashSecret(key),
    access: traits.access ?? 'full',
    created_at: now(),
    expires_at: traits.expires_at ?? null,
  });
  return key;
}

const keyed = endpoints.filter(({ auth }) => auth !== 'none');
const writing = keyed.filter(({ method, always }) => method !== 'GET' && always !== true);
const refusedWhenLapsed = writing.filter(({ always }) => always !== 'lapsed' && always !== 'locked');

describe.each(keyed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, { method, path }) => {
    test('without a key is refused', async () => {
      const { status, body, headers } = await waypost.call(method, addressOf(path));
      expect(status).toBe(401);
      expect(body).toEqual({ error: 1, message: 'A valid API key is required to use this service.' });
      for (const name of ['limit', 'remaining', 'reset']) {
        expect(headers.get(`x-ratelimit-${name}`)).toMatch(/^\d+$/);
      }
    });

    test('with an unknown key is refused', async () => {
      expect((await waypost.call(method, addressOf(path), { key: newSecret('wp') })).status).toBe(401);
    });

    test('with an expired key is refused', async () => {
      const key = await keyWith(ada, { expires_at: now() - 1 });
      const { status, body } = await waypost.call(method, addressOf(path), { key });
      expect(status).toBe(401);
      expect(body.message).toContain('expired');
      expect(body.reason).toMatch(/^This one expired on /);
    });
  },
);

describe.each(writing.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, { method, path }) => {
    test('with a read-only key is refused', async () => {
      const key = await keyWith(ada, { access: 'read' });
      const { status, body } = await waypost.call(method, addressOf(path), { key, body: {} });
      expect(status).toBe(403);
      expect(body).toEqual({ error: 1, message: 'This API key is read-only.' });
    });
  },
);

const bySignIn = keyed.filter(({ signedIn }) => signedIn);

describe.each(bySignIn.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, { method, path }) => {
    test('with a full-access API key is refused', async () => {
      const { status, body } = await waypost.call(method, addressOf(path), { key: ada.key, body: {} });
      expect([status, body.message]).toEqual([403, expect.stringContaining('An API key can’t change')]);
    });
  },
);

describe.each(
  refusedWhenLapsed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s', (_name, { method, path }) => {
  test('under an expired plan is refused', async () => {
    const lapsed = await waypost.addAccount({ plan: 'pro', expires_at: now() - 1 });
    const { status, body } = await waypost.call(method, addressOf(path), { key: lapsed.key, body: {} });
    expect(status).toBe(403);
    expect(body.message).toContain('The plan pro expired on');
  });
});

test.each(['Bearer KEY', 'bearer KEY', 'Token KEY', 'KEY', '  Bearer   KEY  '])(
  'an API key is accepted in the form "%s"',
  async (form) => {
    const headers = { Authorization: form.replace('KEY', ada.key) };
    expect((await waypost.call('GET', '/api/account', { headers })).status).toBe(200);
  },
);

describe('a body', () => {
  const add = (body: unknown, headers?: Record<string, string>) =>
    waypost.call('POST', '/api/channel/add', { key: ada.key, body, ...(headers && { headers }) });

  test.each([
    ['{"name":', 'The body isn’t valid JSON.'],
    [new Uint8Array([0x7b, 0xff, 0x7d]), 'The body isn’t valid JSON.'],
    ['[]', 'The body must be a JSON object.'],
    ['null', 'The body must be a JSON object.'],
    ['"name"', 'The body must be a JSON object.'],
    ['7', 'The body must be a JSON object.'],
    ['{}', 'name is required.'],
    ['', 'name is required.'],
  ])('%s is refused', async (body, message) => {
    const answer = await add(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 1, message });
  });

  test('of a type other than JSON is refused', async () => {
    expect((await add('name=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  test('in a JSON dialect or with a charset is accepted', async () => {
    expect((await add({ name: 'Dialect' }, { 'Content-Type': 'application/vnd.api+json' })).status).toBe(200);
    expect(
      (await add({ name: 'Charset' }, { 'Content-Type': 'application/json; charset=utf-8' })).status,
    ).toBe(200);
  });

  test('of more than a mebibyte is refused', async () => {
    const { status, body, headers } = await add({ name: 'x'.repeat(1024 * 1024) });
    expect(status).toBe(413);
    expect(body).toEqual({ error: 1, message: 'The body can have at most 1024 KiB.' });
    expect(headers.get('x-ratelimit-limit')).toBe('100000');
  });

  test('may be missing from a deletion, even with a JSON Content-Type', async () => {
    const { body } = await add({ name: 'Short-lived' });
    const gone = await waypost.call('DELETE', `/api/channel/${body.id}/delete`, { key: ada.key });
    expect(gone.body.error).toBe(0);
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/qr/1/nothing', '/api/%E2%82%AC'])(
  'the unknown path %s returns 404 in the common error format',
  async (path) => {
    const { status, body, headers } = await waypost.call('GET', path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 1, message: expect.any(String) });
    expect(headers.get('x-extensions')).toContain('session');
    expect(headers.get('x-ratelimit-limit')).toBe('100000');
  },
);

test.each(['50%', '%FC', 'qr/%E0%A4%A'])(
  'the malformed path /%s shows the page for missing links in the browser’s language',
  async (path) => {
    const answer = await fetch(`${waypost.url}/${path}`, { headers: { 'Accept-Language': 'de' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Link nicht gefunden');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('an API path that can’t be decoded returns 400 in the common error format', async () => {
  const { status, body } = await waypost.call('GET', '/api/qr/%E0%A4%A');
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 1, message: expect.any(String) });
});

test('cross-origin pages may call the API and read the rate limit headers', async () => {
  const preflight = await waypost.call('OPTIONS', '/api/qr/add');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
  expect(preflight.headers.get('access-control-max-age')).toBe('86400');
  const { headers } = await waypost.call('GET', '/api/account', { key: ada.key });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
  expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
});
