import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Site } from '#server/rules/addresses.ts';
import { trustedProxies } from '#server/rules/trusted-proxies.ts';
import { refuseBrokenRequests, takeOddRequests } from './broken-requests.ts';
import { headersOfAll, sendHeadersOfAll } from './headers-of-all.ts';
import { createListener } from './listener.ts';
import { createLogger, logRequests } from './log.ts';
import { createRequestId } from './request-id.ts';

/**
 * What answers before any route is known: connections, proxies in front, the log, requests that are no HTTP.
 * @param unknownPage what a browser gets of an address that can’t be decoded
 */
export function createListeningApp(
  config: Config,
  site: Site,
  unknownPage?: (reply: FastifyReply) => FastifyReply,
): { app: FastifyInstance; trusts: ReturnType<typeof trustedProxies> } {
  const trusts = trustedProxies(config.TRUST_PROXY);
  const always = headersOfAll(site.publicUrl);
  const app = Fastify({
    loggerInstance: createLogger(config.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestId((address) => trusts(address, 0)),
    trustProxy: config.TRUST_PROXY !== false && trusts,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    // What comes in on open connections is still answered; each of them is then closed.
    return503OnClosing: false,
    serverFactory: createListener({
      behindProxy: config.TRUST_PROXY !== false,
      isProxy: (address) => trusts(address, 0),
      headersOfAll: always,
    }),
    ...refuseBrokenRequests(always, unknownPage),
  });
  sendHeadersOfAll(app, always);
  takeOddRequests(app);
  logRequests(app);
  return { app, trusts };
}
