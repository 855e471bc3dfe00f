import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '#contract/openapi.ts';
import { accepts } from './accepts.ts';
import { version } from './version.ts';
import type { Site } from '#server/rules/addresses.ts';

async function build(site: Site) {
  const plain = Buffer.from(JSON.stringify(openApiDocument(site.publicUrl, version)));
  const zipped = await promisify(gzip)(plain);
  return { plain, zipped, tag: hash('sha256', plain, 'base64url').slice(0, 22) };
}

/**
 * Serves the machine-readable contract at /api/openapi.json. It needs no key and isn't rate-limited. It's built on the
 * first request, since that takes longer than a hundred redirects.
 */
export function openApiRoute(app: FastifyInstance, site: Site): void {
  let built: ReturnType<typeof build> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    built ??= build(site);
    const { plain, zipped, tag } = await built;
    const isZipped = accepts(request.headers['accept-encoding'] ?? '', 'gzip');
    reply
      .headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: `W/"${tag}"` })
      .type('application/json; charset=utf-8');
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return isZipped ? reply.header('Content-Encoding', 'gzip').send(zipped) : reply.send(plain);
  });
}
