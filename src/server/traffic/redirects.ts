import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf, filePath, picturePath } from '#server/rules/addresses.ts';
import { now } from '#server/rules/clock.ts';
import { contentIn } from '#server/rules/qr-file.ts';
import { findPicture } from '#server/store/pictures.ts';
import { type BrandedDomain, type LinkTarget, prepareTargets } from '#server/store/targets.ts';
import { freeNameIn, nameIn } from './address-parts.ts';
import { createFailureResponse } from './failure-response.ts';
import { redirectUnlessBlocked, sendNotAllowed, redirect, sendNotice, sendPage } from './responses.ts';
import { createDomainLookup } from './branded-domain.ts';
import { createCounters } from './counting/counters.ts';
import { serveDocs } from './serve-docs.ts';
import { serveChoicePages } from './firing/choice-pages.ts';
import { pagesThatFire } from './firing/pages-that-fire.ts';
import { serveFixedResponses } from './serve-fixed-responses.ts';
import { entered, hasField, acceptForms } from './forms.ts';
import { serveHealth } from './serve-health.ts';
import { knownHostAnswer } from './known-host.ts';
import { serveMetrics } from './serve-metrics.ts';
import { sendPagePicture } from './pictures/page-pictures.ts';
import { bioPage, entryAt, listPage } from './pages.ts';
import { sendLocked, sendPassage } from './send-passage.ts';
import { createPassages } from './passage.ts';
import { createScans } from './scans.ts';
import { createPictures } from './pictures/pictures.ts';
import { createPngRenderer } from './pictures/png-renderer.ts';
import { reportAddressAt, serveReportPages } from './report.ts';
import { serveSharePages } from './shares/share-pages.ts';
import { createStops } from './stops.ts';
import type { TrafficOptions } from './traffic-options.ts';
import { clickOn, createVisitReader, scanAt } from './visit.ts';
import { wordsFor } from './words/words-for.ts';

/** A request whose path segments are named and decoded. */
type Request<Segment extends string = never> = FastifyRequest<{ Params: Record<Segment, string> }>;
type Answer = Promise<FastifyReply | void>;

/**
 * Handles the addresses that visitors open: short links, QR codes, rotators, list pages, bio pages and branded domains.
 * It also handles everything that no other route matches.
 */
export async function registerTraffic(app: FastifyInstance, options: TrafficOptions): Promise<void> {
  await app.register(async (scope) => traffic(scope, options));
}

function traffic(
  app: FastifyInstance,
  { database, recorder, health, isBlocked, metrics, shareFigures, docs, settings }: TrafficOptions,
): void {
  const { publicUrl } = settings;
  const targets = prepareTargets(database);
  const addresses = addressesOf(settings);
  const entry = entryAt(addresses);
  const reportAddress = reportAddressAt(publicUrl);
  const domainOf = createDomainLookup(targets, publicUrl);
  const pngs = createPngRenderer();
  const pictures = createPictures(targets, pngs, publicUrl);

  const { count, countLimited } = createCounters(
    createVisitReader({ database, publicUrl, ...settings.places }),
    recorder,
  );

  /** Whether an address is on another host. On the same host under another spelling, it would redirect forever. */
  const leadsAway = ({ request }: FastifyReply, to: string) =>
    new URL(to).host !== request.host.toLowerCase();
  const unknown = (reply: FastifyReply, domain: BrandedDomain | undefined) =>
    domain?.redirect404 && leadsAway(reply, domain.redirect404)
      ? redirectUnlessBlocked(reply, domain.redirect404, isBlocked)
      : sendNotice(reply, 404, ({ notFound }) => notFound);

  const stopOf = createStops(database, publicUrl, isBlocked);
  const { firingFor, stopBefore, byFrame } = pagesThatFire({ targets, domainOf, stopOf, unknown });

  const passages = createPassages({
    db: database.db,
    isBlocked,
    ...settings.places,
    count: (request, link, ruled) => count(request, clickOn(link, ruled)),
    countLimited: (request, link, ruled) => countLimited(request, clickOn(link, ruled)),
    countScan: (request, qr, ruled) => count(request, scanAt(qr.id, contentIn({ publicUrl }, qr), ruled)),
    stopBefore,
    reportAddress,
  });

  async function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    link: LinkTarget,
    password?: string,
  ): Answer {
    if (link.locked_at !== null) return sendLocked(reply, 'link');
    return sendPassage(reply, await passages.ofLink(request, link, password), password !== undefined);
  }

  async function home(request: FastifyRequest, reply: FastifyReply): Answer {
    const domain = await domainOf(request);
    if (!domain) return redirect(reply, settings.isOwnHost(request) ? '/app/' : `${publicUrl}/app/`);
    return domain.redirectroot && leadsAway(reply, domain.redirectroot)
      ? redirectUnlessBlocked(reply, domain.redirectroot, isBlocked)
      : unknown(reply, domain);
  }

  async function byAlias(request: Request<'alias'>, reply: FastifyReply): Answer {
    const domain = await domainOf(request);
    const alias = nameIn(request.params.alias);
    if (alias === undefined) return unknown(reply, domain);
    const [link] = await targets.link(alias, domain?.id ?? 0);
    if (link) return follow(request, reply, link);
    const bio = domain ? undefined : await targets.bio(alias);
    if (!bio) return unknown(reply, domain);
    if (bio.locked_at !== null) return sendLocked(reply, 'page');
    await count(request, { kind: 'bio', target_id: bio.id });
    const shown = { ...bio, picture: bio.picture === null ? undefined : picturePath(bio.picture) };
    const firing = await firingFor(request, { kind: 'bio', ...bio });
    const links = bio.links.map(entry);
    return sendPage(reply, bioPage(wordsFor(request), shown, links, reportAddress(request), firing));
  }

  async function byPicture(request: Request<'code'>, reply: FastifyReply): Answer {
    const code = nameIn(request.params.code) ?? '';
    const picture = await findPicture(database.db, code);
    if (!picture) return unknown(reply, undefined);
    return picture.locked_at === null
      ? sendPagePicture(request, reply, code, picture)
      : sendLocked(reply, 'page');
  }

  async function byPassword(request: Request<'alias'>, reply: FastifyReply): Answer {
    const domain = await domainOf(request);
    const alias = nameIn(request.params.alias);
    const [link] = alias === undefined ? [] : await targets.link(alias, domain?.id ?? 0);
    // While the form was open, its link may have lost its password or been deleted.
    if (!link?.password_hash && !hasField(request, 'password')) return sendNotAllowed(reply);
    if (!link) return unknown(reply, domain);
    return follow(request, reply, link, entered(request, 'password'));
  }

  async function byRotator(request: Request<'slug'>, reply: FastifyReply): Answer {
    const slug = nameIn(request.params.slug);
    const link = slug && (await targets.rotated(slug, now(), (links) => Math.floor(Math.random() * links)));
    if (!link) return unknown(reply, undefined);
    // The password or the consent must be for this very link, not for the next one that is drawn.
    return link.password_hash || link.pixels > 0
      ? redirect(reply, addresses.link(link))
      : follow(request, reply, link);
  }

  async function byList(request: Request<'username' | 'list'>, reply: FastifyReply): Answer {
    const username = nameIn(request.params.username.toLowerCase());
    const list = freeNameIn(request.params.list);
    const found = username && list ? await targets.list(username, list) : undefined;
    if (!found) return unknown(reply, undefined);
    if (found.locked_at !== null) return sendLocked(reply, 'page');
    return sendPage(
      reply,
      listPage(wordsFor(request), found.name, found.links.map(entry), reportAddress(request)),
    );
  }

  const scans = createScans({
    db: database.db,
    publicUrl,
    targets,
    pictures,
    passages,
    isBlocked,
  });

  /** Restricts a handler to the main host. On a branded domain, its addresses are unknown like any other. */
  const mainHost =
    <Route extends FastifyRequest>(handler: (request: Route, reply: FastifyReply) => Answer) =>
    async (request: Route, reply: FastifyReply): Answer => {
      const domain = await domainOf(request);
      return domain ? unknown(reply, domain) : handler(request, reply);
    };

  const unknownHere = async (request: FastifyRequest, reply: FastifyReply) =>
    unknown(reply, await domainOf(request));
  app.addHook('onClose', () => pngs.close());
  app.setErrorHandler(createFailureResponse(app.log));
  serveFixedResponses(app, settings.instance);
  knownHostAnswer(app, { db: database.db, publicUrl });
  serveHealth(app, { health, domainOf, otherwise: unknownHere });
  if (metrics) {
    const otherwise = async (request: FastifyRequest, reply: FastifyReply) =>
      byAlias(Object.assign(request, { params: { alias: 'metrics' } }), reply);
    serveMetrics(app, { ...metrics, database, recorder, health, otherwise });
  }
  const get = <Route extends FastifyRequest>(
    url: string,
    handler: (request: Route, reply: FastifyReply) => Answer,
  ) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: handler as (request: FastifyRequest, reply: FastifyReply) => Answer,
    });
  get('/', home);
  get('/:alias', byAlias);
  if (docs) serveDocs(app, { docs, isOwnHost: settings.isOwnHost, targets, byAlias, unknownHere });
  get('/:alias/pixels', byFrame);
  get('/app/pictures/:code', byPicture);
  get(filePath(':code'), mainHost(scans.byFile));
  get('/qr/:code', mainHost(scans.byCode));
  get('/qr/:code/logo', mainHost(scans.byLogo));
  get('/r/:slug', mainHost(byRotator));
  get('/u/:username/:list', mainHost(byList));
  get('/*', unknownHere);
  void app.register(async (scope) => {
    acceptForms(scope);
    scope.route({
      method: 'POST',
      url: '/:alias',
      handler: byPassword as (request: FastifyRequest, reply: FastifyReply) => Answer,
    });
    scope.route({
      method: 'POST',
      url: '/qr/:code',
      handler: mainHost(scans.byCodePassword) as (request: FastifyRequest, reply: FastifyReply) => Answer,
    });
    serveChoicePages(scope);
    serveSharePages(scope, {
      db: database.db,
      publicUrl,
      figures: shareFigures,
      isMainHost: async (request) => !(await domainOf(request)),
    });
    serveReportPages(scope, {
      db: database.db,
      publicUrl,
      isMainHost: async (request) => !(await domainOf(request)),
    });
  });
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/*',
    // Responds before anything reads a body.
    onRequest: async (_request, reply) => sendNotAllowed(reply),
    handler: async (_request, reply) => reply,
  });
}
