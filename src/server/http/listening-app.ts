import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Site } from '#server/rules/addresses.ts';
import { trustedProxies } from '#server/rules/trusted-proxies.ts';
import { refuseBrokenRequests, acceptUnusualRequests } from './broken-requests.ts';
import { commonHeadersOf, sendCommonHeaders } from './common-headers.ts';
import { createListener } from './listener.ts';
import { createLogger, logRequests } from './log.ts';
import { createRequestId } from './request-id.ts';

/**
 * Creates the app with everything that comes before routing: connections, proxies, the log, and requests that aren't
 * HTTP.
 * @param unknownPage what a browser gets for a URL that can’t be decoded
 */
export function createListeningApp(
  config: Config,
  site: Site,
  unknownPage?: (reply: FastifyReply) => FastifyReply,
): { app: FastifyInstance; trusts: ReturnType<typeof trustedProxies> } {
  const trusts = trustedProxies(config.TRUST_PROXY);
  const always = commonHeadersOf(site.publicUrl);
  const app = Fastify({
    loggerInstance: createLogger(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestId((address) => trusts(address, 0)),
    trustProxy: config.TRUST_PROXY !== false && trusts,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    // Requests on open connections still get a response, after which each connection is closed.
    return503OnClosing: false,
    serverFactory: createListener({
      behindProxy: config.TRUST_PROXY !== false,
      isProxy: (address) => trusts(address, 0),
      headersOfAll: always,
    }),
    ...refuseBrokenRequests(always, unknownPage),
  });
  sendCommonHeaders(app, always);
  acceptUnusualRequests(app);
  logRequests(app);
  return { app, trusts };
}
