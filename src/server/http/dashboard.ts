import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DashboardConfig } from '#contract/dashboard-config.ts';
import type { Site } from '#server/rules/addresses.ts';
import { immutableFiles } from './immutable-files.ts';
import { pageFor, withConfig, withOffered } from './page-files.ts';

interface DashboardOptions {
  /** The build's output folder. */
  folder: string;
  site: Site;
  /** What the page learns about servers. */
  shown: DashboardConfig;
  /** The extensions that the API at this address offers, if there is one. */
  offered?: (() => string) | undefined;
}

/** The built dashboard, or a function that serves a replacement. */
export type ServedDashboard =
  | { folder: string }
  | ((app: FastifyInstance, shown: DashboardConfig) => Promise<void>);

export async function serveDashboard(
  app: FastifyInstance,
  serve: ServedDashboard | undefined,
  { site, shown, offered }: Omit<DashboardOptions, 'folder'>,
): Promise<void> {
  if (typeof serve === 'function') await serve(app, shown);
  else if (serve) await dashboard(app, { ...serve, site, shown, offered });
}

const worker = 'service-worker.js';

/** The only script that runs WebAssembly, a QR code reader. A worker has the policy of its own file. */
const runsWasm = /^zxing-worker-[\w-]+\.js$/;
const wasmPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Serves the built dashboard under /app. Every address below that isn't a file gets its single page. */
async function dashboard(
  app: FastifyInstance,
  { folder, site, shown, offered }: DashboardOptions,
): Promise<void> {
  const changesWorker = Object.keys(shown).length > 0 && existsSync(path.join(folder, worker));
  const https = site.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Avatars, pictures of codes and API responses come from whichever server the user signs in to.
        imgSrc: ["'self'", 'data:', 'blob:', 'http:', 'https:'],
        connectSrc: ["'self'", 'http:', 'https:'],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // It's already set on every response.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/app/',
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'docs/**', ...(changesWorker ? [worker, `${worker}.*`] : [])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('Cache-Control', 'no-cache'),
  });

  app.get('/app/config.json', (_request, reply) => reply.header('Cache-Control', 'no-cache').send(shown));
  if (changesWorker) {
    // The worker caches the page, so it must be a different worker if there are other servers to offer.
    const told = hash('sha256', JSON.stringify(shown), 'hex').slice(0, 12);
    const code = readFileSync(path.join(folder, worker), 'utf8').replace(/"version":"\w+/, `$&-${told}`);
    app.get(`/app/${worker}`, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(code),
    );
  }

  // Names under assets/ change with their content.
  const lasting = immutableFiles(path.join(folder, 'assets'));
  app.get<{ Params: { '*': string } }>('/app/assets/*', (request, reply) => {
    const name = request.params['*'];
    const file = lasting(name, request.headers['accept-encoding'] ?? '');
    if (!file) return reply.code(404).send('Not found');
    if (runsWasm.test(name)) reply.header('Content-Security-Policy', wasmPolicy);
    if (file.encoding) reply.header('Content-Encoding', file.encoding);
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Vary', 'Accept-Encoding')
      .type(file.type)
      .send(file.body);
  });

  const index = path.join(folder, 'index.html');
  const page = existsSync(index)
    ? { code: 200, html: withConfig(readFileSync(index, 'utf8'), shown) }
    : {
        code: 503,
        html: '<!doctype html><title>Waypost</title><p>The dashboard is not built yet: run npm run build.',
      };
  const htmlFor = pageFor(folder, page.html);
  // A service worker caches one page for all addresses, so its copy names no files of particular addresses.
  const sendPage = ({ url, headers }: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(page.code)
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Sec-Fetch-Dest')
      .type('text/html; charset=utf-8')
      .send(
        withOffered(
          headers['sec-fetch-dest'] === 'empty' ? page.html : htmlFor(url.split('?')[0] ?? ''),
          offered?.(),
        ),
      );
  app.get('/app', (request, reply) => sendPage(request, reply));
  app.get('/app/*', (request, reply) => {
    // A missing file, such as a part of an older build, must not get a page as its response.
    const isFile = /\/assets\/|\.\w+$/.test(request.url.split('?')[0] ?? '');
    return isFile ? reply.code(404).send('Not found') : sendPage(request, reply);
  });
}
