import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QrContent } from '#contract/qr-data.ts';
import { scanOf } from '#qr/payload.ts';
import { addressesOf } from '#server/http/addresses.ts';
import type { Database } from '#server/store/database.ts';
import { type BrandedDomain, type ListedLink, prepareTargets, type QrTarget } from '#server/store/targets.ts';
import { freeNameIn, headerUrl, nameIn } from './address-parts.ts';
import { createDomainLookup } from './branded-domain.ts';
import { fixedAnswers } from './fixed-answers.ts';
import type { Page } from './page.ts';
import { bioPage, contentPage, failurePage, listPage, unknownPage } from './pages.ts';
import { createPictures } from './pictures.ts';
import { createPngDrawer } from './png.ts';
import type { Recorder } from './recorder.ts';
import { createVisitReader, type VisitTarget } from './visit.ts';

export interface TrafficSettings {
  /** The origin of the main host, such as https://go.example.com. */
  publicUrl: string;
  /** Tells this service from every other one, at /.well-known/waypost. */
  instance: string;
  /** Whether headers of a proxy in front are to be believed. */
  trustProxy: boolean;
  /** The header in which that proxy tells the visitor's country. */
  countryHeader?: string | undefined;
  /** An .mmdb file instead of the packaged table of countries. */
  geoipDb?: string | undefined;
}

export interface TrafficOptions {
  database: Database;
  recorder: Recorder;
  settings: TrafficSettings;
}

/** Names the segments of an address as they are decoded. */
type Request<Segment extends string = never> = FastifyRequest<{ Params: Record<Segment, string> }>;
type Answer = Promise<FastifyReply | void>;

/**
 * Answers what people open: short links, QR codes, rotators, list and bio pages, branded domains; and everything else
 * that no other route takes.
 */
export async function registerTraffic(app: FastifyInstance, options: TrafficOptions): Promise<void> {
  await app.register(async (scope) => traffic(scope, options));
}

function traffic(app: FastifyInstance, { database, recorder, settings }: TrafficOptions): void {
  const { publicUrl } = settings;
  const targets = prepareTargets(database);
  const addresses = addressesOf(settings);
  const domainOf = createDomainLookup(targets, publicUrl);
  const readVisit = createVisitReader({ database, ...settings });
  const png = createPngDrawer();
  const pictures = createPictures(targets, png, publicUrl);

  /** Commits the visit, if it is a person's. The visitor gets an answer in any case. */
  async function count(request: FastifyRequest, target: VisitTarget): Promise<void> {
    try {
      const visit = await readVisit(request, target);
      if (visit) await recorder.record(visit);
    } catch (error) {
      request.log.error({ err: error }, 'A visit could not be read; it is answered and not counted.');
    }
  }

  const unknown = (reply: FastifyReply, domain: BrandedDomain | undefined) =>
    domain?.redirect404 ? redirect(reply, domain.redirect404) : sendPage(reply.code(404), unknownPage());

  async function home(request: FastifyRequest, reply: FastifyReply): Answer {
    const domain = await domainOf(request);
    if (!domain) return redirect(reply, '/app/');
    return domain.redirectroot ? redirect(reply, domain.redirectroot) : unknown(reply, domain);
  }

  async function byAlias(request: Request<'alias'>, reply: FastifyReply): Answer {
    const domain = await domainOf(request);
    const alias = nameIn(request.params.alias);
    if (alias === undefined) return unknown(reply, domain);
    const [link] = await targets.link(alias, domain?.id ?? 0);
    if (link) {
      await count(request, { kind: 'link', target_id: link.id });
      return redirect(reply, link.longurl);
    }
    const bio = domain ? undefined : await targets.bio(alias);
    if (!bio) return unknown(reply, domain);
    const picture = `/app/avatars/${encodeURIComponent(bio.title)}.svg`;
    return sendPage(reply, bioPage({ ...bio, picture }, bio.links.map(entry)));
  }

  const entry = (link: ListedLink) => ({
    title: link.title || link.alias,
    // Before a link is followed, its destination is what matters most.
    note: link.description || (URL.parse(link.longurl)?.host ?? ''),
    address: addresses.link(link),
  });

  async function byRotator(request: Request<'slug'>, reply: FastifyReply): Answer {
    const slug = nameIn(request.params.slug);
    const link = slug && (await targets.rotated(slug, (links) => Math.floor(Math.random() * links)));
    if (!link) return unknown(reply, undefined);
    await count(request, { kind: 'link', target_id: link.id });
    return redirect(reply, link.longurl);
  }

  async function byList(request: Request<'username' | 'list'>, reply: FastifyReply): Answer {
    const username = nameIn(request.params.username.toLowerCase());
    const list = freeNameIn(request.params.list);
    const found = username && list ? await targets.list(username, list) : undefined;
    if (!found) return unknown(reply, undefined);
    return sendPage(reply, listPage(found.name, found.links.map(entry)));
  }

  const qrOf = async (segment: string): Promise<QrTarget | undefined> => {
    const code = nameIn(segment);
    return code === undefined ? undefined : targets.qr(code);
  };

  async function byCode(request: Request<'code'>, reply: FastifyReply): Answer {
    const [, code = '', format] = /^(.*?)(?:\.(svg|png))?$/su.exec(request.params.code) ?? [];
    const qr = await qrOf(code);
    if (!qr) return unknown(reply, undefined);
    if (format === 'svg') return pictures.svg(request, reply, qr);
    if (format === 'png') return pictures.png(request, reply, qr);
    await count(request, { kind: 'qr', target_id: qr.id });
    return answerScan(reply, qr);
  }

  async function byLogo(request: Request<'code'>, reply: FastifyReply): Answer {
    const qr = await qrOf(request.params.code);
    return qr && (await pictures.logo(request, reply, qr)) ? reply : unknown(reply, undefined);
  }

  /** Addresses of the main host alone: on a branded domain they are unknown like any other. */
  const mainHost =
    <Route extends FastifyRequest>(handler: (request: Route, reply: FastifyReply) => Answer) =>
    async (request: Route, reply: FastifyReply): Answer => {
      const domain = await domainOf(request);
      return domain ? unknown(reply, domain) : handler(request, reply);
    };

  app.addHook('onClose', () => png.close());
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'A public address could not be answered.');
    return sendPage(reply.code(503).header('Retry-After', '5'), failurePage());
  });
  fixedAnswers(app, settings.instance);
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
  get('/qr/:code', mainHost(byCode));
  get('/qr/:code/logo', mainHost(byLogo));
  get('/r/:slug', mainHost(byRotator));
  get('/u/:username/:list', mainHost(byList));
  get('/*', async (request, reply) => unknown(reply, await domainOf(request)));
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    // Before anything looks at a body.
    onRequest: async (_request, reply) =>
      reply
        .code(405)
        .header('Allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Method not allowed\n'),
    handler: async (_request, reply) => reply,
  });
}

const redirectHeaders = {
  'Cache-Control': 'private, max-age=0',
  'X-Robots-Tag': 'noindex',
  'Content-Length': '0',
};

/**
 * Every visit is to be seen, so no answer is kept. No Referrer-Policy: the destination sees what the browser would
 * have told it without us. Written past Fastify's own way of sending, which costs a tenth of the throughput.
 */
function redirect(reply: FastifyReply, to: string): void {
  reply.hijack();
  reply.raw.writeHead(302, { Location: headerUrl(to), ...redirectHeaders });
  reply.raw.end();
}

const sendPage = (reply: FastifyReply, { body, headers }: Page) => reply.headers(headers).send(body);

/** What a phone gets that scanned a tracked code. */
function answerScan(reply: FastifyReply, qr: QrTarget): FastifyReply | void {
  const scan = scanOf({ type: qr.type, data: JSON.parse(qr.data) as unknown } as QrContent);
  switch (scan.does) {
    case 'redirect':
      return redirect(reply, scan.to);
    case 'show':
      return sendPage(reply, contentPage(qr.name, scan.content));
    case 'download': {
      const plain = qr.name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '') || 'contact';
      const file = `filename="${plain}.vcf"; filename*=UTF-8''${encodeURIComponent(`${qr.name}.vcf`)}`;
      return reply
        .headers({
          'Cache-Control': 'private, max-age=0',
          'X-Content-Type-Options': 'nosniff',
          'X-Robots-Tag': 'noindex',
        })
        .header('Content-Disposition', `attachment; ${file}`)
        .type('text/vcard; charset=utf-8')
        .send(scan.vcard);
    }
  }
}
