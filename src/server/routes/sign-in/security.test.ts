import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let folder: string;
let ada: TestAccount;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-dashboard-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Dashboard</title>');
  waypost = await startService({ dashboard: folder, env: { DOMAIN_CHECK: 'off' } });
  ada = await waypost.addAccount({ username: 'ada' });
});
afterAll(async () => {
  await waypost.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (address: string, body?: object, key = ada.key) =>
  waypost.call('POST', address, { key, ...(body && { body }) });
const signIn = (email: string, password: string, headers?: Record<string, string>) =>
  waypost.call('POST', '/api/session', { body: { email, password }, ...(headers && { headers }) });

describe('signing in', () => {
  test('is refused after ten wrong passwords for one account, even with the right one', async () => {
    const bob = await waypost.addAccount();
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn(bob.email, `guess ${guess}`)).status).toBe(401);
    }
    const { status, body } = await signIn(bob.email, bob.password);
    expect([status, body.message]).toEqual([429, expect.stringMatching(/^Too many attempts/)]);
    // With different letter case, it's the same account.
    expect((await signIn(bob.email.toUpperCase(), bob.password)).status).toBe(429);
  });

  test('is refused after thirty guesses from one network address, even at different accounts', async () => {
    const other = await startService();
    const attempts = [];
    for (let guess = 0; guess < 31; guess += 1) {
      const body = { email: `nobody${guess}@example.com`, password: 'correct horse' };
      attempts.push((await other.call('POST', '/api/session', { body })).status);
    }
    expect(attempts.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(attempts[30]).toBe(429);
    await other.stop();
  });

  test('takes about as long for an unknown or a shared address as for a wrong password', async () => {
    vi.stubEnv('TEST_HASHES', 'costly');
    const timed = await startService();
    const carol = await timed.addAccount();
    const shared = 'shared@example.com';
    for (const confirmed of [true, false, false]) await timed.addAccount({ email: shared, confirmed });
    const times: Record<string, number[]> = { known: [], unknown: [], shared: [] };
    // The fastest of each was delayed least by other work. Without a hash, it would take a twentieth.
    const fastest = (who: string) => Math.min(...(times[who] ?? []));
    const ratio = (who: string) => fastest(who) / fastest('known');
    for (let round = 0; round < 60 && !(ratio('unknown') > 0.4 && ratio('shared') < 2.5); round += 1) {
      for (const [who, email] of [
        ['known', carol.email],
        ['unknown', `nobody${round}@example.com`],
        ['shared', shared],
      ] as const) {
        const began = performance.now();
        await timed.call('POST', '/api/session', { body: { email, password: 'wrong horse' } });
        times[who]?.push(performance.now() - began);
      }
    }
    expect(ratio('unknown')).toBeGreaterThan(0.4);
    expect(ratio('shared')).toBeLessThan(2.5);
    await timed.stop();
  });

  test('creates a new session key each time, whatever key the caller sends', async () => {
    const planted = `wps_${'A'.repeat(43)}`;
    const brought = { Authorization: `Bearer ${planted}`, Cookie: `session=${planted}` };
    const answer = await waypost.call('POST', '/api/session', {
      headers: brought,
      body: { email: ada.email, password: ada.password, session: planted, key: planted },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const second = await signIn(ada.email, ada.password);
    expect(new Set([planted, answer.body.session, second.body.session]).size).toBe(3);
    expect((await waypost.call('GET', '/api/account', { key: planted })).status).toBe(401);
  });
});

describe('a stranger who probes for accounts', () => {
  /** Returns the responses to someone who registers with an e-mail address or changes theirs to it. */
  const hears = async (email: string, name: string) => {
    const password = `${name} of the curious`;
    const call = async (method: string, path: string, body: object, key?: string) => {
      const answer = await open.call(method, path, { body, ...(key && { key }) });
      const { key: made, session, ...said } = answer.body as Record<string, unknown>;
      for (const name of ['id', 'expires', 'device']) delete said[name];
      return { key: String(made ?? session), said: { status: answer.status, ...said } };
    };
    const signIn = async (who: string, secret: string) =>
      (await call('POST', '/api/session', { email: who, password: secret })).said;
    const registered = await call('POST', '/api/register', { email, username: name, password });
    const other = await call('POST', '/api/register', {
      email: `${name}@curious.example`,
      username: `${name}-2`,
      password,
    });
    const changed = await call('PUT', '/api/account/update', { email }, other.key);
    return [
      registered.said,
      changed.said,
      await signIn(email, password),
      await signIn(email, 'a guess'),
      await signIn(name, password),
      await signIn(`${name}-2`, password),
    ];
  };

  let open: TestService;
  beforeAll(async () => {
    open = await startService({ env: { REGISTRATION: 'open' } });
  });
  afterAll(() => open.stop());

  test('gets equal responses for a free and a taken address on a service without mail', async () => {
    const theirs = await open.addAccount({ email: 'grace@example.com' });
    const ofNobody = await hears('nobody@example.com', 'eve');
    expect(ofNobody.map(({ status }) => status)).toEqual([200, 200, 200, 401, 200, 200]);
    expect(await hears(theirs.email, 'mallory')).toEqual(ofNobody);
    // The address's first owner isn't affected or locked out.
    const { body } = await open.call('POST', '/api/session', {
      body: { email: theirs.email, password: theirs.password },
    });
    expect(body.id).toBe(theirs.id);
  });
});

describe('markup in a text', () => {
  const markup = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;

  test('is stored and returned unchanged, as JSON that no browser treats as a page', async () => {
    const { body, headers } = await post('/api/channel/add', { name: markup, description: markup });
    expect(body).toMatchObject({ name: markup, description: markup });
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const refused = await waypost.call('GET', `/api/${encodeURIComponent(markup)}`);
    expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is shown as text on every public page', async () => {
    const link = await addLink(waypost, ada.id, { alias: 'marked', title: markup });
    const campaign = await post('/api/campaign/add', { name: markup, public: true });
    await post(`/api/campaign/${campaign.body.id}/assign/${link.id}`);
    const code = await post('/api/qr/add', { type: 'text', data: markup, name: markup });
    const wifi = { ssid: markup.slice(0, 32), encryption: 'wpa', pass: 'welcome' };
    const network = await post('/api/qr/add', { type: 'wifi', data: wifi });
    const pages = [campaign.body.list, code.body.link, network.body.link] as string[];
    pages.push(
      `${waypost.url}/${encodeURIComponent(markup)}`,
      `${waypost.url}/qr/${encodeURIComponent(markup)}`,
    );
    for (const address of pages) {
      const { body, headers } = await sendRequest(address);
      expect([address, /<script>alert|<img src=x/.test(body)]).toEqual([address, false]);
      expect(headers['content-security-policy'] ?? headers['content-type']).toMatch(
        /default-src 'none'|^text\/plain|json/,
      );
    }
  });
});

describe('a redirect', () => {
  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/https://evil.example',
    '/app//evil.example',
    '/?next=//evil.example',
  ])('of %s never leads to another host', async (address) => {
    const { headers } = await sendRequest(waypost.url + address);
    const { location } = headers;
    expect(new URL(location ?? '/', waypost.url).host).toBe(new URL(waypost.url).host);
  });

  test.each(['evil.example', 'evil.example:80', '127.0.0.1@evil.example'])(
    'never leads to the host that the header Host %s names',
    async (Host) => {
      for (const address of ['/', '/app', '/app/links', '/nothing']) {
        const { headers, body } = await sendRequest(waypost.url + address, { headers: { Host } });
        expect(headers.location ?? '').not.toContain('evil');
        expect(body).not.toContain('evil');
      }
    },
  );

  test('of a branded domain ignores the path and the query that the visitor added', async () => {
    const added = await post('/api/domain/add', {
      domain: 'https://go.example.org',
      redirect404: 'https://acme.example/gone',
    });
    expect(added.status).toBe(200);
    const { headers } = await sendRequest(`${waypost.url}//evil.example/?to=https://evil.example`, {
      headers: { Host: 'go.example.org' },
    });
    expect(headers.location).toBe('https://acme.example/gone');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://', 'vbscript:x'])(
    'to %s is refused as a destination',
    async (address) => {
      const domain = { domain: 'https://bad.example.org', redirect404: address };
      expect((await post('/api/domain/add', domain)).body.field).toBe('redirect404');
      expect((await post('/api/url/add', { url: address })).body.field).toBe('url');
    },
  );
});

test.each(['..%2f', '%2e%2e%2f', '..%5c', '....//', '%252e%252e%252f', 'assets/..%2f..%2f'])(
  'no file outside the dashboard is reached by %s',
  async (step) => {
    const { body } = await sendRequest(`${waypost.url}/app/${step.repeat(4)}etc/hostname`);
    expect(body).not.toMatch(/root:|^[\w-]+\n$/);
    const own = await sendRequest(`${waypost.url}/app/${step.repeat(2)}package.json`);
    expect(own.body).not.toContain('"waypost"');
  },
);

test('request bodies that never end don’t block other requests', async () => {
  const { hostname, port } = new URL(waypost.url);
  const slow = Array.from({ length: 50 }, () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(
      `POST /api/channel/add HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${ada.key}\r\nContent-Length: 900\r\n\r\n{"name":`,
    );
    return socket;
  });
  expect((await post('/api/channel/add', { name: 'In time' })).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test('a body that is too large is refused, and the next request works', async () => {
  const huge = await post('/api/channel/add', { name: 'x'.repeat(20 * 1024 * 1024) }).catch(() => undefined);
  expect(huge?.status ?? 413).toBe(413);
  expect((await waypost.call('GET', '/api/account', { key: ada.key })).status).toBe(200);
});
