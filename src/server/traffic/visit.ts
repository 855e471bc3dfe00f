import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { QrContent } from '#contract/qr-data.ts';
import type { Database } from '#server/store/database/database.ts';
import { qrOfLink } from '#server/store/analytics/source.ts';
import type { Visit } from '#server/store/visits.ts';
import { agentOf } from './agent.ts';
import type { LocationReader } from './country.ts';
import { type Referrer, referrerOf } from './referrer.ts';
import { firstLanguage, type RuledDestination } from './rules.ts';
import { utmOf } from './utm.ts';
import { createVisitors } from './visitor.ts';

/**
 * The target of a visit: a link for a click, a code for a scan, or a bio page for a view. It includes where the visit
 * leads and by which rule.
 */
export interface VisitTarget extends Pick<Visit, 'kind' | 'target_id'> {
  destination?: string | undefined;
  rule?: string;
}

export const clickOn = (
  { id }: { id: number },
  { to: destination, rule }: RuledDestination,
): VisitTarget => ({
  kind: 'link',
  target_id: id,
  destination,
  rule,
});

export const scanAt = (id: number, content: QrContent, ruled?: RuledDestination): VisitTarget => ({
  kind: 'qr',
  target_id: id,
  destination: ruled?.to ?? (content.type === 'link' ? content.data : undefined),
  rule: ruled?.rule ?? '',
});

/**
 * Reads the visit from a request. Returns undefined for requests that aren't visits: those of bots, those of browsers
 * that prefetch, and HEAD requests.
 */
export type ReadVisit = (
  request: FastifyRequest,
  target: VisitTarget,
) => Visit | undefined | Promise<Visit | undefined>;

export interface VisitOptions {
  database: Database;
  /** The origin of the main host. */
  publicUrl: string;
  placeOf: LocationReader['placeOf'];
}

/** Browsers send this when they load a page that the visitor may never open. They load it again if the visitor does. */
const prefetchPurpose = /prefetch|preview|prerender/i;
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

function isPrefetch(headers: FastifyRequest['headers']): boolean {
  return prefetchHeaders.some((name) => {
    const said = headers[name];
    return said !== undefined && prefetchPurpose.test(String(said));
  });
}

/** Whether a person opens the address. POST is included because a link's password is sent with a form. */
export const isVisit = ({ headers, raw }: FastifyRequest): boolean =>
  (raw.method === 'GET' || raw.method === 'POST') &&
  !agentOf(headers['user-agent']).isBot &&
  !isPrefetch(headers);

const ownCode: Referrer = { host: qrOfLink, social: '', path: '' };

/**
 * A link's own QR code contains the short URL with `?qr`, which isn't passed on, since destinations don't receive the
 * query.
 */
const isScan = ({ query }: FastifyRequest) => typeof query === 'object' && query !== null && 'qr' in query;

/** Parsing the header takes as long as everything else, and most visitors send one of a few. */
const languages = new LRUCache<string, string>({
  max: 500,
  memoMethod: (header) => firstLanguage(header)?.slice(0, 12) ?? '',
});
const languageOf = (header = '') => languages.memo(header.slice(0, 512));

export function createVisitReader(options: VisitOptions): ReadVisit {
  const { placeOf } = options;
  const visitors = createVisitors(options.database);
  const ownHost = new URL(options.publicUrl).hostname;

  const read = (request: FastifyRequest, target: VisitTarget, milliseconds: number): Visit => {
    const { headers, ip } = request;
    const userAgent = headers['user-agent'] ?? '';
    const agent = agentOf(userAgent);
    const here = headers.host?.replace(/:\d*$/, '').toLowerCase();
    const referrer =
      target.kind === 'link' && isScan(request)
        ? ownCode
        : referrerOf(headers.referer, (host) => host === here || host === ownHost);
    return {
      kind: target.kind,
      target_id: target.target_id,
      at: Math.floor(milliseconds / 1000),
      ...placeOf(request),
      referrer: referrer.host,
      browser: agent.browser,
      os: agent.os,
      social: referrer.social,
      visitor: visitors.hashOf(ip, userAgent),
      language: languageOf(headers['accept-language']),
      device: agent.device,
      referrer_path: referrer.path,
      rule: target.rule ?? '',
      ...utmOf(target.destination),
    };
  };

  return (request, target) => {
    if (!isVisit(request)) return undefined;
    const milliseconds = Date.now();
    const waiting = visitors.ready(milliseconds);
    if (!waiting) return read(request, target, milliseconds);
    return waiting.then(() => read(request, target, milliseconds));
  };
}
