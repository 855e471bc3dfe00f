import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#test/exchange.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  waypost = await startService();
  ada = await waypost.addAccount();
});
afterAll(() => waypost.stop());

const envelope = { error: 1, message: expect.stringMatching(/\S/) };

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', '400'],
  [
    'a header without an end',
    `GET /api/account HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431',
  ],
  ['a second Host', 'GET /api/account HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nhOST: y\r\n\r\n', '400'],
  ['no Host', 'GET /api/account HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  ['no Host at a public address', 'GET /menu HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  ['a second Host that is the same', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n', '400'],
  ['a header with a NUL in it', 'GET /api/account HTTP/1.1\r\nHost: x\r\nX-Nul: a\u0000b\r\n\r\n', '400'],
  ['a method that nobody knows', 'BREW /api/account HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
  ['a method of others', 'PROPFIND /api/account HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '404'],
  ['TRACE', 'TRACE /api HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '404'],
  ['CONNECT', 'CONNECT acme.example:443 HTTP/1.1\r\nHost: acme.example:443\r\n\r\n', '405'],
  [
    'an expectation',
    'GET /api/account HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
    '417',
  ],
])('a request with %s is refused in the envelope', async (_what, bytes, status) => {
  const answer = await exchange(waypost.url, bytes);
  expect(answer.split(' ')[1]).toBe(status);
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject(envelope);
});

test.each(['PROPFIND', 'TRACE', 'OPTIONS', 'PUT'])(
  '%s is not allowed at a public address',
  async (method) => {
    const answer = await exchange(
      waypost.url,
      `${method} /menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*Method not allowed\n$/);
  },
);

test.each([
  ['/menu', '415'],
  ['/report', '415'],
  ['/qr/menu', '415'],
  ['/r/menu', '405'],
])('a form at %s with an invalid Content-Type is refused', async (path, status) => {
  const body = 'password=x';
  const answer = await exchange(
    waypost.url,
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: x\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  expect(answer.split(' ')[1]).toBe(status);
});

test('an API request with an invalid Content-Type is refused as not JSON', async () => {
  const { status, body } = await waypost.call('POST', '/api/channel/add', {
    key: ada.key,
    body: { name: 'Menu' },
    headers: { 'Content-Type': 'x' },
  });
  expect(status).toBe(415);
  expect(body).toEqual({
    error: 1,
    message: 'Send the body as JSON, with Content-Type: application/json.',
  });
});

test.each([
  [{ length: { toString: 1 } }],
  [{ length: [{ toString: null }] }],
  [{ length: { valueOf: 1, toString: 1 }, toString: 1 }],
])('%j is refused as a text', async (disguise) => {
  const ask = (method: string, path: string, body: object) =>
    waypost.call(method, path, { key: ada.key, body });
  const answers = [
    await ask('POST', '/api/session', { email: disguise, password: disguise }),
    await ask('POST', '/api/channel/add', { name: disguise }),
    await ask('POST', '/api/domain/add', { domain: disguise }),
    await ask('POST', '/api/url/add', { url: 'https://acme.example', devicetarget: disguise }),
    await ask('POST', '/api/qr/add', { type: 'email', data: { email: disguise } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  for (const { body } of answers) expect(body).toMatchObject(envelope);
  // Unknown members are ignored, whatever they contain.
  const { status } = await ask('POST', '/api/channel/add', { name: JSON.stringify(disguise), ...disguise });
  expect(status).toBe(200);
});

test('an address with an encoded NUL matches no record and causes no fault', async () => {
  const staff = await waypost.addAccount({ staff: true });
  const address = `${waypost.url}/%00`;
  const found = await waypost.call('GET', '/api/urls?short=%2500', { key: ada.key });
  expect([found.status, found.body.error]).toEqual([200, 1]);
  const added = await waypost.call('POST', '/api/url/add', { key: ada.key, body: { url: address } });
  expect(added.status).toBe(400);
  const sought = await waypost.call('GET', `/api/support/accounts?q=${encodeURIComponent(address)}`, {
    key: staff.key,
  });
  expect(sought.status).toBe(200);
  for (const path of ['/%00', '/qr/%00', '/r/%00', '/u/ada/%00', '/u/%00/ada', '/app/pictures/%00']) {
    expect((await waypost.call('GET', path)).status, path).toBe(404);
  }
  const reported = await waypost.call('POST', '/report', {
    body: new URLSearchParams({ link: address, reason: 'spam' }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(reported.status).toBe(400);
});
