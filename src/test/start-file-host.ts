import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { DashboardConfig } from '#contract/dashboard-config.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The policy that docs/operate/deploying.md recommends. */
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob: http: https:; connect-src 'self' http: https:";

/**
 * Starts a file host without rewrites, with the built dashboard in one of its folders.
 * @param config sent unchanged if it's a string
 */
export async function startFileHost(folder: string, config?: DashboardConfig | string) {
  const dist = path.resolve('dist');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const send = (status: number, body: string | Buffer, type = 'text/html') =>
      response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': policy }).end(body);
    if (!pathname.startsWith(folder) || path.normalize(pathname) !== pathname) {
      send(404, '<h1>Not found</h1>');
      return;
    }
    const name = pathname.slice(folder.length) || 'index.html';
    if (name === 'config.json' && config) {
      send(200, typeof config === 'string' ? config : JSON.stringify(config), types['.json']);
      return;
    }
    readFile(path.join(dist, name)).then(
      (file) => send(200, file, types[path.extname(name)]),
      () => send(404, '<h1>Not found</h1>'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
