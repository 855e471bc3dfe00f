import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLink } from '#test/add-link.ts';
import { sendRequest } from '#test/send-request.ts';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';

let folder: string;
let waypost: TestService;
let ada: TestAccount;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-docs-'));
  await mkdir(path.join(folder, 'guide'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), 'All pages');
  await writeFile(path.join(folder, 'guide', 'links.html'), 'Links');
  await writeFile(path.join(folder, 'guide', 'links.md'), '# Links');
  await writeFile(path.join(folder, 'assets', 'docs-1a2b.js'), 'export {};');
  waypost = await startService({ docs: folder, env: { PUBLIC_URL: 'http://go.test', DOMAIN_CHECK: 'off' } });
  ada = await waypost.addAccount();
});
afterAll(async () => {
  await waypost.stop();
  await rm(folder, { recursive: true });
});

const get = (address: string, host = 'go.test', headers: Record<string, string> = {}) =>
  sendRequest(waypost.url + address, { method: 'GET', headers: { Host: host, ...headers } });

test('docs pages are served with and without a trailing slash, and as Markdown', async () => {
  expect(await get('/docs/')).toMatchObject({ status: 200, body: 'All pages' });
  for (const address of ['/docs/guide/links', '/docs/guide/links/'])
    expect(await get(address)).toMatchObject({ status: 200, body: 'Links' });
  const { headers } = await get('/docs/guide/links.md');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect((await get('/docs/assets/docs-1a2b.js')).headers['cache-control']).toContain('immutable');
});

test('a docs page that the browser has cached is not sent again', async () => {
  const { headers } = await get('/docs/guide/links');
  const again = await get('/docs/guide/links', 'go.test', { 'If-None-Match': String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test.each(['/docs/none', '/docs/..%2fpackage.json', '/docs/%2e%2e/package.json', '/docs/guide'])(
  '%s is not found in the docs',
  async (address) => expect((await get(address)).status).toBe(404),
);

test('the policy of a docs page allows no inline code and nothing from other hosts', async () => {
  const { headers } = await get('/docs/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|http|data:|\*/);
});

test('the docs extension is announced only when docs are installed', async () => {
  const asked = (from: TestService) => from.call('GET', '/api/account', { headers: { Host: 'go.test' } });
  const offered = (reply: Awaited<ReturnType<typeof asked>>) =>
    reply.headers.get('x-extensions')?.split(', ') ?? [];
  expect(offered(await asked(waypost))).toContain('docs');
  const without = await startService({ docs: path.join(folder, 'guide') });
  expect(offered(await asked(without))).not.toContain('docs');
  expect((await sendRequest(`${without.url}/docs/`, { method: 'GET' })).status).toBe(404);
  await without.stop();
});

test('the alias docs is reserved on the main host, and redirects to the docs', async () => {
  const body = { url: 'https://acme.com', custom: 'docs' };
  const refused = await waypost.call('POST', '/api/url/add', { key: ada.key, body });
  expect(refused).toMatchObject({ status: 400, body: { message: 'That alias is reserved.' } });
  const bio = { title: 'Ada', alias: 'docs' };
  expect((await waypost.call('POST', '/api/bio/add', { key: ada.key, body: bio })).status).toBe(400);
  const free = await waypost.call('GET', '/api/url/free?custom=docs', { key: ada.key });
  expect(free.body).toMatchObject({ free: false });
  expect(await get('/docs')).toMatchObject({ status: 302, headers: { location: '/docs/' } });
});

test('the alias docs is available on a branded domain, which serves no docs', async () => {
  const host = 'links.test';
  await waypost.call('POST', '/api/domain/add', { key: ada.key, body: { domain: `http://${host}` } });
  const body = { url: 'https://acme.com/manual', custom: 'docs', domain: host };
  const { id } = (await waypost.call('POST', '/api/url/add', { key: ada.key, body })).body;
  for (const address of ['/docs', '/docs/'])
    expect((await get(address, host)).headers.location).toBe('https://acme.com/manual');
  expect((await get('/docs/guide/links', host)).status).toBe(404);
  // When the domain is deleted, its link moves to the main host under another alias.
  const domains = (await waypost.call('GET', '/api/domains', { key: ada.key })).body.data.domains;
  await waypost.call('DELETE', `/api/domain/${domains[0].id}/delete`, { key: ada.key });
  const moved = await waypost.call('GET', `/api/url/${id}`, { key: ada.key });
  expect(moved.body.details.alias).not.toBe('docs');
});

test('an older link with the alias docs keeps its address, and can be edited', async () => {
  const { id } = await addLink(waypost, ada.id, { alias: 'before' });
  await waypost.service.db.updateTable('links').set({ alias: 'docs' }).where('id', '=', id).execute();
  expect((await get('/docs')).headers.location).toBe('https://acme.com/before');
  expect(await get('/docs/')).toMatchObject({ status: 200, body: 'All pages' });
  const body = { custom: 'docs', url: 'https://acme.com/after' };
  expect((await waypost.call('PUT', `/api/url/${id}/update`, { key: ada.key, body })).status).toBe(200);
  expect((await get('/docs?from=print')).headers.location).toBe('https://acme.com/after');
});
