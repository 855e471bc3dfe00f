import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAccountDeletion } from './services/account-deletion.ts';
import { createAskThread } from './services/analytics/ask-thread.ts';
import { createLive } from './services/analytics/live.ts';
import { createGoalJudge } from './services/statistics/goal-judge.ts';
import { createShareFigures } from './services/statistics/share-figures.ts';
import { createDomainSetups, type DomainTimes } from './services/domain-setup.ts';
import { createAccountMail } from './services/account-mail.ts';
import { resources } from './resources.ts';
import type { Service } from './services/service.ts';
import type { Config } from './config.ts';
import { addressesOf, type Site } from './rules/addresses.ts';
import { blockedHosts } from './rules/blocked-hosts.ts';
import { gateway } from './gateway/gateway.ts';
import { shownConfig, upstreamsOf } from './gateway/upstreams.ts';
import { apiScope, limitOf } from './http/api.ts';
import { offeredExtensions } from './http/offered-extensions.ts';
import { compressText } from './http/compress-text.ts';
import { serveDashboard, type ServedDashboard } from './http/dashboard.ts';
import { docsFiles } from './http/docs-files.ts';
import { createListeningApp } from './http/listening-app.ts';
import { openApiRoute } from './http/openapi.ts';
import { restrictToOwnHost, ownHost } from './rules/own-host.ts';
import { createRateLimiter } from './rules/rate-limit.ts';
import { relyingPartyOf } from './rules/relying-party.ts';
import { createRequestMeter } from './http/request-meter.ts';
import { createRequestLog } from './http/request-log.ts';
import { createStaffStep } from './rules/staff-step.ts';
import { createMailer } from './mail/mailer.ts';
import { beginChanges } from './store/changes.ts';
import type { Database } from './store/database/database.ts';
import { journalFolder } from './store/backup/journal-files.ts';
import { createCodeReader } from './traffic/pictures/code-reader.ts';
import { createLocationReader } from './traffic/country.ts';
import { createDomainChecker, noDomainCheck } from './traffic/domain-check.ts';
import { createHealth } from './traffic/health.ts';
import { createDnsResolver } from './traffic/dns.ts';
import { createRecorder } from './traffic/counting/recorder.ts';
import { sendNotice } from './traffic/responses.ts';
import { registerTraffic } from './traffic/redirects.ts';

export interface AppOptions {
  config: Config;
  database: Database;
  site: Site;
  /** Whether each response is checked against the contract, as in development and tests. */
  checksAnswers?: boolean;
  /** A folder with the built dashboard, or a function that serves it. If omitted, no dashboard is served. */
  dashboard?: ServedDashboard;
  /** The folder of the built docs. If omitted, there are no docs. */
  docs?: string | undefined;
  /** Looks up the addresses of a domain name. If omitted, the system does. */
  resolve?: (host: string) => Promise<string[]>;
  /** Looks up the TXT records of a name. If omitted, DNS is used. */
  resolveTxt?: (name: string) => Promise<string[]>;
  /** When domains are checked automatically. If omitted, the defaults apply. */
  domainTimes?: DomainTimes;
  /** Maximum time that a read waits for visits to be counted, in ms. If omitted, the default applies. */
  countPatience?: number;
  /** Delays between the attempts to send a message, in ms. If omitted, the defaults apply. */
  mailPauses?: readonly number[];
  /** Maximum time between a response and the start of sending its message, in ms. If omitted, the default applies. */
  mailDelay?: number;
}

/**
 * Builds the service with an open database: the API, redirects and the dashboard. Closing it writes what is pending.
 */
export async function buildApp(options: AppOptions): Promise<{ app: FastifyInstance; service: Service }> {
  const { config, database, site } = options;
  const isOwnHost = ownHost(site, config.PUBLIC_URL !== undefined);
  const { app, trusts } = createListeningApp(config, site, (reply) =>
    sendNotice(reply, 404, ({ notFound }) => notFound),
  );
  compressText(app);
  const meter = config.METRICS_TOKEN === undefined ? undefined : createRequestMeter(app);
  const instance = randomUUID();
  const recorder = createRecorder({
    database,
    log: app.log,
    patience: options.countPatience,
    keepMonths: config.VISITS_RETENTION,
    keepRowDays: 2,
    journal: journalFolder(config.DATA_DIR),
  });
  const places = createLocationReader(trusts, config);
  const requests = createRequestLog({ db: database.db, log: app.log });
  const isBlocked = blockedHosts(config);
  const closings = createAccountDeletion({ database, recorder, log: app.log });
  const { MAIL_URL: mailUrl, MAIL_FROM: from } = config;
  const mailer =
    mailUrl !== undefined && from !== undefined
      ? createMailer({
          url: mailUrl,
          from,
          replyTo: config.SUPPORT_EMAIL,
          log: app.log,
          pauses: options.mailPauses,
          delay: options.mailDelay,
        })
      : null;
  const post = mailer && createAccountMail({ db: database.db, site, mailer, support: config.SUPPORT_EMAIL });
  const names = createDnsResolver({ resolve: options.resolve, resolveTxt: options.resolveTxt });
  const domainChecker =
    config.DOMAIN_CHECK === 'off'
      ? noDomainCheck
      : createDomainChecker({
          names,
          instance,
          addresses: config.PUBLIC_ADDRESSES ?? [],
          port: () => new URL(site.publicUrl).port,
        });
  const askThread = createAskThread(database.place);
  const service: Service = {
    closings,
    post,
    database,
    db: database.db,
    config,
    site,
    addresses: addressesOf(site),
    recorder,
    askThread,
    goalJudge: createGoalJudge({ database, askThread, post, log: app.log }),
    live: createLive({ database, askThread, mainHost: new URL(site.publicUrl).host, log: app.log }),
    hasCities: places.hasCities,
    health: createHealth({ database, recorder, dataDir: config.DATA_DIR }),
    isBlocked,
    attempts: createRateLimiter(),
    requests,
    staffStep: createStaffStep(database.db, config.STAFF_SECOND_FACTOR),
    codeReader: createCodeReader(),
    names,
    domainChecker,
    domainSetups: createDomainSetups({
      database,
      post,
      log: app.log,
      checker: domainChecker,
      times: options.domainTimes,
    }),
  };

  const docs = docsFiles(options.docs);
  const offers = {
    sendsMail: mailer !== null,
    hasDocs: docs !== undefined,
    hasPasskeys: () => relyingPartyOf(site.publicUrl) !== null,
  };
  await app.register(async (api) => {
    apiScope(api, {
      database,
      limiter: createRateLimiter(),
      limitOf: limitOf(config.RATE_LIMIT),
      sessionLimit: config.SESSION_RATE_LIMIT,
      requests,
      isOwnHost,
      publicUrl: site.publicUrl,
      caughtUp: recorder.caughtUp,
      packed: recorder.packed,
      answerable: recorder.answerable,
      tooLate: recorder.tooLate,
      staffStep: service.staffStep,
      ...offers,
    });
    openApiRoute(api, site);
    api.decorate('checksAnswers', options.checksAnswers ?? false);
    api.decorate('supportEmail', config.SUPPORT_EMAIL);
    for (const routes of resources) routes(api, service);
  });
  await app.register(async (scope) => {
    restrictToOwnHost(scope, isOwnHost, site);
    const offered = offeredExtensions(offers);
    const shown = shownConfig(config, site);
    await serveDashboard(scope, options.dashboard, { site, shown, offered: () => offered(false) });
  });
  await app.register(async (scope) => {
    restrictToOwnHost(scope, isOwnHost, site);
    gateway(scope, { upstreams: upstreamsOf(config), limit: config.SESSION_RATE_LIMIT });
  });
  await registerTraffic(app, {
    database,
    recorder,
    health: service.health,
    isBlocked,
    metrics: meter && { token: config.METRICS_TOKEN ?? '', meter, mailer, dataDir: config.DATA_DIR },
    shareFigures: createShareFigures(service),
    docs,
    settings: { publicUrl: site.publicUrl, instance, isOwnHost, places },
  });
  app.addHook('onReady', async () => {
    await beginChanges(database);
    await closings.resume();
    service.domainSetups.start();
    service.goalJudge.start();
  });
  // Live streams never end on their own, and closing waits for open requests.
  app.addHook('preClose', async () => service.live.close());
  app.addHook('onClose', async () => {
    await mailer?.close();
    await service.domainSetups.stop();
    await service.goalJudge.stop();
    await closings.stop();
    await askThread.close();
    await recorder.close();
    await requests.close();
    await service.codeReader.close();
  });
  return { app, service };
}
