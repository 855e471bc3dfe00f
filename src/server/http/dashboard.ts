import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DashboardConfig } from '#contract/dashboard-config.ts';
import type { Site } from '#server/rules/addresses.ts';
import { lastingFiles } from './lasting-files.ts';
import { pageFor, withConfig, withOffered } from './page-files.ts';

interface DashboardOptions {
  /** What the build wrote. */
  folder: string;
  site: Site;
  /** What the page is told of servers. */
  shown: DashboardConfig;
  /** What the API at its own address offers beyond the specification, where there is one. */
  offered?: (() => string) | undefined;
}

/** The built dashboard, or what stands for it. */
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

/** The one script that runs WebAssembly, a reader of QR codes: a worker has the policy of its own file. */
const runsWasm = /^zxing-worker-[\w-]+\.js$/;
const wasmPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Serves the built dashboard under /app, and its one page for every address there that is no file. */
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
        // Avatars and pictures of codes come from whichever server the person signs in to; so do the answers.
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
    // On every answer already.
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
    // It keeps the page, so with other servers to offer it has to be another worker.
    const told = hash('sha256', JSON.stringify(shown), 'hex').slice(0, 12);
    const code = readFileSync(path.join(folder, worker), 'utf8').replace(/"version":"\w+/, `$&-${told}`);
    app.get(`/app/${worker}`, (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(code),
    );
  }

  // Names under assets/ change with their content.
  const lasting = lastingFiles(path.join(folder, 'assets'));
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
  // What a worker keeps is for every address, and names the files of none.
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
    // A file that is gone, such as a part of an older build, must not be answered with a page.
    const isFile = /\/assets\/|\.\w+$/.test(request.url.split('?')[0] ?? '');
    return isFile ? reply.code(404).send('Not found') : sendPage(request, reply);
  });
}
