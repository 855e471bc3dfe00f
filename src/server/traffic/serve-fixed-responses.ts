import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawAvatar } from './pictures/avatar.ts';

/** The product's icon, for browsers that request it on their own. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b1b19"/>' +
  '<path d="M12 6v20M12 9h9l3 3-3 3h-9M12 15H9.5L7 17.2 9.5 19.5H12" fill="none" stroke="#fff" stroke-width="2.4" ' +
  'stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** Crawlers may follow links, but not request what requires a key. */
const robots = 'User-agent: *\nDisallow: /api/\nDisallow: /app/\n';

const day = 86_400;

/** Responses that are the same on every host and need no database. */
export function serveFixedResponses(app: FastifyInstance, instance: string): void {
  const options = { exposeHeadRoute: true } as const;

  app.get('/.well-known/waypost', options, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(instance),
  );
  // For `waypost doctor`, which sends its request through the proxies. It only tells callers what they know about
  // themselves.
  app.get('/.well-known/waypost/seen', options, (request, reply) =>
    reply.header('Cache-Control', 'no-store').send({
      instance,
      address: request.ip,
      host: request.host,
      forwarded: request.headers['x-forwarded-for'] !== undefined,
    }),
  );
  app.get('/robots.txt', options, (_request, reply) =>
    reply.header('Cache-Control', `public, max-age=${day}`).type('text/plain; charset=utf-8').send(robots),
  );
  for (const address of ['/favicon.ico', '/icon.svg']) {
    app.get(address, options, (_request, reply) =>
      reply.header('Cache-Control', `public, max-age=${day}`).type('image/svg+xml').send(icon),
    );
  }
  // The avatar depends only on the name in the URL, so it doesn't reveal who has an account.
  app.get('/app/avatars/:name.svg', options, (request: FastifyRequest<{ Params: { name: string } }>, reply) =>
    reply
      .headers({
        'Cache-Control': `public, max-age=${day}`,
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': "default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
      })
      .type('image/svg+xml')
      .send(drawAvatar(request.params.name)),
  );
}
