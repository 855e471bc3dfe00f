import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { type ServedDashboard, serveDashboard } from '#server/http/dashboard.ts';
import { createListeningApp } from '#server/http/listening-app.ts';
import type { Site } from '#server/rules/addresses.ts';
import { restrictToOwnHost, ownHost } from '#server/rules/own-host.ts';
import { gateway } from './gateway.ts';
import { shownConfig, upstreamsOf } from './upstreams.ts';

/** Builds the dashboard for other servers, without accounts and without a database. */
export async function buildGatewayApp({
  config,
  site,
  dashboard,
}: {
  config: Config;
  site: Site;
  dashboard?: ServedDashboard;
}): Promise<FastifyInstance> {
  const { app } = createListeningApp(config, site);
  const isOwnHost = ownHost(site, config.PUBLIC_URL !== undefined);
  await app.register(async (scope) => {
    restrictToOwnHost(scope, isOwnHost, site);
    await serveDashboard(scope, dashboard, { site, shown: shownConfig(config, site) });
    scope.get('/', (_request, reply) => reply.redirect('/app/'));
  });
  await app.register(async (scope) => {
    restrictToOwnHost(scope, isOwnHost, site);
    gateway(scope, { upstreams: upstreamsOf(config), limit: config.SESSION_RATE_LIMIT });
  });
  for (const address of ['/healthz', '/readyz'])
    app.get(address, (_request, reply) =>
      reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
    );
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
  return app;
}
