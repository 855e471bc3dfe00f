import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Site } from './addresses.ts';

/**
 * Serves the built dashboard under /app, and its one page for every address there that is no file.
 * @param folder what the build wrote
 */
export async function dashboard(app: FastifyInstance, folder: string, site: Site): Promise<void> {
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
    // Over plain http, browsers must not be told to insist on https.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
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
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Names under assets/ change with their content.
      const lasting = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const index = path.join(folder, 'index.html');
  const page = existsSync(index)
    ? { code: 200, html: readFileSync(index, 'utf8') }
    : {
        code: 503,
        html: '<!doctype html><title>Waypost</title><p>The dashboard is not built yet: run npm run build.',
      };
  const sendPage = (reply: FastifyReply) =>
    reply
      .code(page.code)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html);
  app.get('/app', (_request, reply) => sendPage(reply));
  app.get('/app/*', (request, reply) => {
    // A file that is gone, such as a part of an older build, must not be answered with a page.
    const isFile = /\/assets\/|\.\w+$/.test(request.url.split('?')[0] ?? '');
    return isFile ? reply.code(404).send('Not found') : sendPage(reply);
  });
}
