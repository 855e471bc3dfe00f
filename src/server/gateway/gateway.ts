import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import { createTally } from '#server/http/tally-log.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { createRateLimiter } from '#server/rules/rate-limit.ts';
import { createConnections, type LookUp } from './connect.ts';
import { commonHeaders, responseHeadersToForward, via } from './headers.ts';
import { forwardRequest, type Timeouts, defaultTimeouts } from './forward-request.ts';
import { errorHeader, GatewayRefusal } from './refusal.ts';
import { targetPath } from './target-path.ts';
import type { Upstream } from './upstreams.ts';

export interface GatewayOptions {
  upstreams: readonly Upstream[];
  /** Maximum requests per minute and address. */
  limit: number;
  /** Finds the addresses of a name. Uses the system if omitted. */
  lookUp?: LookUp | undefined;
  timeouts?: Timeouts | undefined;
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

const refused = (status: number, message: string) => new GatewayRefusal(status, 'refused', message);

/**
 * Allows requests by programs and by scripts of this origin. Refuses what a browser would show or run as a page of it.
 */
function mustNotBeNavigation({ headers }: FastifyRequest): void {
  const { 'sec-fetch-dest': destination = 'empty', 'sec-fetch-site': site = 'none' } = headers;
  if (destination !== 'empty' || /^(?:cross|same)-site$/.test(String(site)))
    throw refused(403, 'The gateway only serves the dashboard.');
}

/** Passes requests below `/api` on to other servers, and returns their responses. */
export function gateway(app: FastifyInstance, options: GatewayOptions): void {
  const { upstreams, limit, lookUp, timeouts = defaultTimeouts } = options;
  if (upstreams.length === 0) return;
  const connections = createConnections(lookUp);
  const limiter = createRateLimiter();
  app.addHook('onClose', async () => connections.close());

  // Bodies are passed on as they arrive, whatever their type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(commonHeaders);
    const { headers, method, ip } = request;
    if (String(headers.via ?? '').includes(via)) throw refused(508, 'The gateway points to itself.');
    if (!methods.includes(method)) throw refused(405, `${method} isn’t passed on.`);
    if (/websocket/i.test(headers.upgrade ?? '')) throw refused(400, 'WebSockets aren’t supported.');
    mustNotBeNavigation(request);
    const { retryAfter } = await limiter.spend(limitedAddress(ip), limit);
    if (retryAfter > 0) {
      void reply.header('Retry-After', retryAfter);
      throw refused(429, 'Too Many Requests. Please retry later.');
    }
  });

  const troubles = createTally(app.log, 'Another server could not be reached.');
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));

  for (const { prefix, url } of upstreams) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = targetPath(request.raw.url ?? '', prefix, url.pathname);
      if (path === undefined) throw refused(404, 'The gateway only forwards plain paths under /api.');
      const answer = await forwardRequest(connections, { url, path, timeouts }, request).catch(
        (error: unknown) => {
          if (error instanceof GatewayRefusal && error.kind !== 'refused')
            troubles.note(1, { server: url.host, why: error.kind, requestId: request.id });
          throw error;
        },
      );
      return reply
        .code(answer.statusCode ?? 502)
        .headers({ ...responseHeadersToForward(answer.headers), ...commonHeaders })
        .send(answer);
    };
    for (const at of [`${prefix}/api`, `${prefix}/api/*`])
      app.route({ method: app.supportedMethods, url: at, handler });
  }
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof GatewayRefusal ? error : undefined;
  if (!known) request.log.error({ err: error }, 'A request could not be passed on.');
  // The rest of a refused body isn't read.
  if (!request.raw.complete) void reply.header('Connection', 'close');
  const answer: Failure = { error: 1, message: known?.message ?? 'Something went wrong on our side.' };
  return reply
    .code(known?.status ?? 500)
    .header(errorHeader, known?.kind ?? 'refused')
    .send(answer);
}
