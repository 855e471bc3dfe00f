import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestService } from '#test/start-service.ts';

let folder: string;
let waypost: TestService;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-dist-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Waypost</title>');
  waypost = await startService({
    dashboard: folder,
    env: { PUBLIC_URL: 'https://go.example.com', DOMAIN_CHECK: 'off' },
  });
  const { key } = await waypost.addAccount();
  await waypost.call('POST', '/api/domain/add', {
    key,
    body: { domain: 'https://brand.example' },
  });
});
afterAll(async () => {
  await waypost.stop();
  await rm(folder, { recursive: true });
});

const get = (address: string, Host: string, from = waypost) =>
  sendRequest(from.url + address, { headers: { Host } });

test.each([
  'go.example.com',
  'GO.example.com.',
  'go.example.com:8443',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
])('the dashboard and the API are at %s', async (host) => {
  expect((await get('/app/links', host)).status).toBe(200);
  expect((await get('/api/register', host)).status).toBe(200);
  expect((await get('/', host)).headers.location).toBe('/app/');
});

test.each(['brand.example', 'other.example', 'go.example.com.evil.example', '192.0.2.7', '[2001:db8::7]'])(
  'the dashboard and the API are not at %s',
  async (host) => {
    for (const address of ['/app', '/app/', '/app/links', '/app/index.html']) {
      const page = await get(address, host);
      expect([page.status, page.body]).toEqual([404, 'The dashboard is at https://go.example.com/app/\n']);
    }
    for (const address of ['/api/register', '/api/account', '/api/openapi.json', '/api/none']) {
      const { status, body } = await get(address, host);
      expect([status, JSON.parse(body)]).toEqual([
        404,
        { error: 1, message: 'The API is at https://go.example.com/api only.' },
      ]);
    }
  },
);

test('files for visitors and other machines are served on every host', async () => {
  for (const address of ['/app/avatars/Ada.svg', '/.well-known/waypost', '/robots.txt', '/favicon.ico']) {
    expect((await get(address, 'brand.example')).status).toBe(200);
  }
});

test('/ at an unknown host redirects to the dashboard at the public address', async () => {
  const { status, headers } = await get('/', '192.0.2.7');
  expect([status, headers.location]).toEqual([302, 'https://go.example.com/app/']);
});

test('the dashboard and the API are at any IP address when no public address is set', async () => {
  const plain = await startService({ dashboard: folder });
  for (const host of ['192.0.2.7:3000', '[2001:db8::7]']) {
    expect((await get('/app/', host, plain)).status).toBe(200);
    expect((await get('/api/register', host, plain)).status).toBe(200);
  }
  expect((await get('/app/', 'other.example', plain)).status).toBe(404);
  await plain.stop();
});
