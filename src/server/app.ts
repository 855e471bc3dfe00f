import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './routes/account.ts';
import { bioRoutes } from './routes/bio.ts';
import { campaignRoutes } from './routes/campaigns.ts';
import { channelRoutes } from './routes/channels.ts';
import { createClosings } from './routes/closings.ts';
import { domainRoutes } from './routes/domains.ts';
import { keyRoutes } from './routes/keys.ts';
import { linkRoutes } from './routes/links.ts';
import { mailRoutes } from './routes/mail.ts';
import { overlayRoutes } from './routes/overlays.ts';
import { pixelRoutes } from './routes/pixels.ts';
import { createPost } from './routes/post.ts';
import { qrRoutes } from './routes/qr.ts';
import type { Service } from './routes/service.ts';
import { seriesRoutes } from './routes/series.ts';
import { sessionRoutes } from './routes/session.ts';
import { splashRoutes } from './routes/splash.ts';
import { supportChangeRoutes } from './routes/support-changes.ts';
import { supportInspectionRoutes } from './routes/support-inspections.ts';
import { supportReportRoutes } from './routes/support-reports.ts';
import { supportRoutes } from './routes/support.ts';
import type { Config } from './config.ts';
import { addressesOf, type Site } from './http/addresses.ts';
import { blockedHosts } from './http/blocked-hosts.ts';
import { apiScope, limitOf } from './http/api.ts';
import { dashboard } from './http/dashboard.ts';
import { createLogger, logRequests } from './http/log.ts';
import { openApiRoute } from './http/openapi.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { createRequestLog } from './http/request-log.ts';
import { refuseBrokenRequests } from './http/broken-requests.ts';
import { createMailer } from './mail/mailer.ts';
import type { Database } from './store/database.ts';
import { createCodeReader } from './traffic/code-reader.ts';
import { createDomainCheck } from './traffic/domain-check.ts';
import { createRecorder } from './traffic/recorder.ts';
import { registerTraffic } from './traffic/redirects.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  site: Site;
  /** Holds every answer against the contract: in development and tests. */
  checksAnswers?: boolean;
  /** Stands for the built dashboard; absent: it is served from this folder. */
  dashboard?: { folder: string } | ((app: FastifyInstance) => Promise<void>);
  /** Finds the addresses of a domain's name; absent: by the system. */
  resolve?: (host: string) => Promise<string[]>;
  /** Milliseconds between the tries to send a message; absent: as they are for everyone. */
  mailPauses?: readonly number[];
}

const resources = [
  accountRoutes,
  domainRoutes,
  overlayRoutes,
  campaignRoutes,
  channelRoutes,
  splashRoutes,
  bioRoutes,
  pixelRoutes,
  qrRoutes,
  keyRoutes,
  linkRoutes,
  sessionRoutes,
  mailRoutes,
  seriesRoutes,
  supportRoutes,
  supportChangeRoutes,
  supportInspectionRoutes,
  supportReportRoutes,
];

/** Builds the service around an open database: API, redirects, dashboard. Closing it writes what is pending. */
export async function buildApp(options: AppOptions): Promise<{ app: FastifyInstance; service: Service }> {
  const { config, database, site } = options;
  const logger = createLogger(config.LOG_LEVEL);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    return503OnClosing: true,
    requestTimeout: 30_000,
    ...refuseBrokenRequests,
  });
  app.decorate('checksAnswers', options.checksAnswers ?? false);
  logRequests(app);

  const instance = randomUUID();
  const recorder = createRecorder({ database, log: app.log });
  const requests = createRequestLog({ db: database.db, log: app.log });
  const isBlocked = blockedHosts(config);
  const closings = createClosings({ database, recorder, log: app.log });
  const { MAIL_URL: mailUrl, MAIL_FROM: from } = config;
  const mailer =
    mailUrl !== undefined && from !== undefined
      ? createMailer({ url: mailUrl, from, log: app.log, pauses: options.mailPauses })
      : null;
  const service: Service = {
    closings,
    post: mailer && createPost({ db: database.db, site, mailer }),
    database,
    db: database.db,
    config,
    site,
    addresses: addressesOf(site),
    recorder,
    isBlocked,
    attempts: createRateLimiter(),
    requests,
    codeReader: createCodeReader(),
    checkDomain:
      config.DOMAIN_CHECK === 'off'
        ? async () => undefined
        : createDomainCheck({
            addresses: config.PUBLIC_ADDRESSES ?? [],
            instance,
            port: () => new URL(site.publicUrl).port,
            ...(options.resolve && { resolve: options.resolve }),
          }),
  };

  await app.register(async (api) => {
    apiScope(api, {
      database,
      limiter: createRateLimiter(),
      limitOf: limitOf(config.RATE_LIMIT),
      requests,
      sendsMail: mailer !== null,
    });
    openApiRoute(api, site);
    for (const routes of resources) routes(api, service);
  });
  await app.register(async (scope) => {
    const serve = options.dashboard;
    if (typeof serve === 'function') await serve(scope);
    else if (serve) await dashboard(scope, serve.folder, site);
  });
  await registerTraffic(app, {
    database,
    recorder,
    isBlocked,
    settings: {
      publicUrl: site.publicUrl,
      instance,
      trustProxy: config.TRUST_PROXY !== false,
      countryHeader: config.COUNTRY_HEADER,
      geoipDb: config.GEOIP_DB,
    },
  });
  app.addHook('onReady', () => closings.resume());
  app.addHook('onClose', async () => {
    await mailer?.close();
    await closings.stop();
    await recorder.close();
    await requests.close();
    await service.codeReader.close();
  });
  return { app, service };
}
