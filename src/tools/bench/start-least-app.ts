import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { fast4g, startSlowLine } from '#test/servers/start-slow-line.ts';

const folder = path.resolve(import.meta.dirname, 'least-app');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds the minimal React app into `outDir` and serves it compressed from memory, together with a service's API, over
 * a slow line. It's served as well as an app can be, so that only its contents make a difference.
 */
export async function startLeastApp(outDir: string, service: string) {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      rolldownOptions: { input: path.join(folder, 'page.html') },
    },
  });
  const files = new Map<string, { type: string; body: Buffer }>();
  const file = async (name: string) => {
    const known = files.get(name);
    if (known) return known;
    const made = {
      type: types[path.extname(name)] ?? 'text/plain',
      body: brotliCompressSync(await readFile(path.join(outDir, name))),
    };
    files.set(name, made);
    return made;
  };

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, headers } = asked;
    request(new URL(asked.url ?? '/', service), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    }).end();
  };

  const send = async (name: string, answer: ServerResponse) => {
    const { type, body } = await file(name);
    answer.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length });
    answer.end(body);
  };
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) pass(asked, answer);
    else
      send(pathname.startsWith('/assets/') ? pathname.slice(1) : 'page.html', answer).catch(() => {
        answer.writeHead(404).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const line = await startSlowLine(`http://127.0.0.1:${port}`, fast4g);
  return {
    origin: line.url,
    stop: () => {
      line.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
