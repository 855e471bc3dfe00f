import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '#test/start-service.ts';

let folder: string;
let waypost: TestService;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waypost-dist-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><title>Waypost</title></head>');
  await writeFile(path.join(folder, 'assets', 'main-4f2a.js'), 'export {};');
  await writeFile(path.join(folder, 'assets', 'list-1c3d.js'), 'export {};');
  await writeFile(path.join(folder, 'assets', 'zxing-worker-B_7-.js'), 'export {};');
  await writeFile(path.join(folder, 'assets', 'list-1c3d.css'), 'a{}');
  await writeFile(
    path.join(folder, '.pages.json'),
    JSON.stringify([
      { path: '/', files: [] },
      { path: 'qr/new', files: ['assets/new-0d0d.js'], soon: [] },
      {
        path: 'qr/:id',
        files: ['assets/list-1c3d.js', 'assets/list-1c3d.css'],
        soon: ['assets/plot-7a7a.js', 'assets/plot-7a7a.css'],
      },
    ]),
  );
  await writeFile(path.join(folder, 'service-worker.js'), 'skipWaiting();');
  await writeFile(path.join(folder, 'manifest.webmanifest'), '{"name":"Waypost"}');
  waypost = await startService({ dashboard: folder });
});
afterAll(async () => {
  await waypost.stop();
  await rm(folder, { recursive: true });
});

const get = (address: string, from = waypost) => fetch(from.url + address, { redirect: 'manual' });

test.each(['/app', '/app/', '/app/links', '/app/qr/12/', '/app/links?q=a.b'])(
  '%s returns the dashboard page',
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Waypost</title>');
  },
);

test('/ redirects to the dashboard', async () => {
  const response = await get('/');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/app/');
});

test('a file of the build is cached for a year', async () => {
  const response = await get('/app/assets/main-4f2a.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('WebAssembly is allowed only in the worker that reads codes', async () => {
  const policyOf = async (address: string) => (await get(address)).headers.get('content-security-policy');
  expect(await policyOf('/app/assets/zxing-worker-B_7-.js')).toContain("'wasm-unsafe-eval'");
  expect(await policyOf('/app/assets/main-4f2a.js')).not.toContain('wasm-unsafe-eval');
  expect(await policyOf('/app/')).not.toContain('wasm-unsafe-eval');
});

test.each([
  ['/app/service-worker.js', 'javascript'],
  ['/app/manifest.webmanifest', 'application/manifest+json'],
])('%s is revalidated on each request', async (address, type) => {
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toContain(type);
});

test.each([
  ['/app/qr/12', ['list-1c3d.js', 'list-1c3d.css', 'plot-7a7a.js', 'plot-7a7a.css']],
  ['/app/qr/12/?tab=a', ['list-1c3d.js', 'list-1c3d.css', 'plot-7a7a.js', 'plot-7a7a.css']],
  ['/app/qr/new', ['new-0d0d.js']],
  ['/app/qr/12/edit', []],
  ['/app/', []],
])('the page at %s preloads only the files that it needs', async (address, files) => {
  const html = await (await get(address)).text();
  expect([...html.matchAll(/href="\/app\/assets\/([^"]+)"/g)].map(([, file]) => file)).toEqual(files);
});

test('files that draw a page’s charts are preloaded with low priority', async () => {
  const html = await (await get('/app/qr/12')).text();
  expect(html.match(/<link[^>]*fetchpriority="low"[^>]*>/g)).toEqual([
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/app/assets/plot-7a7a.js">',
    '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/app/assets/plot-7a7a.css">',
  ]);
});

test('the page that the service worker caches preloads no files', async () => {
  const kept = await fetch(`${waypost.url}/app/qr/12`, { headers: { 'Sec-Fetch-Dest': 'empty' } });
  expect(await kept.text()).not.toContain('assets/');
});

test('a file of the build is sent uncompressed to a browser that refuses Brotli', async () => {
  const response = await fetch(`${waypost.url}/app/assets/list-1c3d.css`, {
    headers: { 'Accept-Encoding': 'br;q=0, identity' },
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(response.headers.get('content-type')).toContain('text/css');
  expect(await response.text()).toBe('a{}');
});

test('a file of the build is sent compressed to a browser that accepts Brotli', async () => {
  await writeFile(path.join(folder, 'assets', 'main-4f2a.js.br'), brotliCompressSync('export {};'));
  const restarted = await startService({ dashboard: folder });
  const response = await fetch(`${restarted.url}/app/assets/main-4f2a.js`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(await response.text()).toBe('export {};');
  await restarted.stop();
});

test.each(['/app/assets/gone-1a2b.js', '/app/none.png', '/app/../package.json', '/app/%2e%2e/package.json'])(
  '%s is not found, and returns nothing from outside the folder',
  async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('waypost');
  },
);

test('the dashboard runs only its own scripts and styles', async () => {
  const policy = (await get('/app/')).headers.get('content-security-policy') ?? '';
  expect(policy.split(';').toSorted()).toEqual(
    [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob: http: https:",
      "connect-src 'self' http: https:",
      "font-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].toSorted(),
  );
  expect(policy).not.toContain('unsafe');
});

test('the dashboard carries security headers, but over plain http no demand for https', async () => {
  const { headers } = await get('/app/');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});

test('the dashboard demands https when the public address has https', async () => {
  const secure = await startService({ dashboard: folder, env: { PUBLIC_URL: 'https://go.example.com' } });
  const { headers } = await get('/app/', secure);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  await secure.stop();
});

test('a dashboard without a build reports how to build it', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'waypost-dist-'));
  const unbuilt = await startService({ dashboard: empty });
  const response = await get('/app/', unbuilt);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
  await unbuilt.stop();
  await rm(empty, { recursive: true });
});

test('the page and config.json list the servers, and the service worker’s version depends on them', async () => {
  const served = await mkdtemp(path.join(tmpdir(), 'waypost-dist-'));
  await writeFile(path.join(served, 'index.html'), '<!doctype html><html lang="en"><head></head></html>');
  await writeFile(path.join(served, 'service-worker.js'), 'const BUILD={"version":"4f2a"};');
  const plain = await startService({ dashboard: served });
  const several = await startService({
    dashboard: served,
    env: { UPSTREAMS: 'work=https://links.example.com', PUBLIC_URL: 'https://go.example.com' },
  });
  const text = async (from: TestService, address: string) => (await get(address, from)).text();

  const offered = (await get('/api/account', plain)).headers.get('X-Extensions');
  expect(await text(plain, '/app/')).toContain(
    `<html data-extensions="${offered}" data-config="{}" lang="en">`,
  );
  expect(await text(plain, '/app/config.json')).toBe('{}');
  expect(await text(plain, '/app/service-worker.js')).toBe('const BUILD={"version":"4f2a"};');

  const told = {
    servers: [
      { name: 'go.example.com', url: '' },
      { name: 'work', url: '/upstream/work' },
    ],
    others: true,
  };
  expect(JSON.parse(await text(several, '/app/config.json'))).toEqual(told);
  const page = await text(several, '/app/qr/1');
  expect(page).toContain(`data-config="${JSON.stringify(told).replaceAll('"', '&quot;')}"`);
  // A service worker caches the page, so the worker must differ if the servers do.
  expect(await text(several, '/app/service-worker.js')).toMatch(/"version":"4f2a-[\da-f]{12}"/);
  await plain.stop();
  await several.stop();
  await rm(served, { recursive: true });
});
