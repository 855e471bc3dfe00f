import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { QrContent } from '#contract/qr-data.ts';
import type { Database } from '#server/store/database/database.ts';
import { byOwnCode } from '#server/store/analytics/source.ts';
import type { Visit } from '#server/store/visits.ts';
import { agentOf } from './agent.ts';
import type { PlaceReader } from './country.ts';
import { type Referrer, referrerOf } from './referrer.ts';
import { firstLanguage, type Ruled } from './rules.ts';
import { utmOf } from './utm.ts';
import { createVisitors } from './visitor.ts';

/** What a visit is to: a link's click, a code's scan or a bio page's view; and where it leads, by which rule. */
export interface VisitTarget extends Pick<Visit, 'kind' | 'target_id'> {
  destination?: string | undefined;
  rule?: string;
}

export const clickOn = ({ id }: { id: number }, { to: destination, rule }: Ruled): VisitTarget => ({
  kind: 'link',
  target_id: id,
  destination,
  rule,
});

export const scanAt = (id: number, content: QrContent, ruled?: Ruled): VisitTarget => ({
  kind: 'qr',
  target_id: id,
  destination: ruled?.to ?? (content.type === 'link' ? content.data : undefined),
  rule: ruled?.rule ?? '',
});

/**
 * Reads the visit out of a request. undefined: nobody's visit, because a robot asks, or a browser that fetches ahead,
 * or because it asks for the head alone.
 */
export type ReadVisit = (
  request: FastifyRequest,
  target: VisitTarget,
) => Visit | undefined | Promise<Visit | undefined>;

export interface VisitOptions {
  database: Database;
  /** The origin of the main host. */
  publicUrl: string;
  placeOf: PlaceReader['placeOf'];
}

/** Browsers say so when they load a page that the person may never open; they load it again if the person does. */
const ahead = /prefetch|preview|prerender/i;
const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

function isAhead(headers: FastifyRequest['headers']): boolean {
  return aheadHeaders.some((name) => {
    const said = headers[name];
    return said !== undefined && ahead.test(String(said));
  });
}

/** Whether a person opens what is asked for. A form is what the password of a link comes in. */
export const isVisit = ({ headers, raw }: FastifyRequest): boolean =>
  (raw.method === 'GET' || raw.method === 'POST') &&
  !agentOf(headers['user-agent']).isBot &&
  !isAhead(headers);

const ownCode: Referrer = { host: byOwnCode, social: '', path: '' };

/** A link's own QR code has the short URL with `?qr` in it, which goes no further: destinations get none of a query. */
const isScan = ({ query }: FastifyRequest) => typeof query === 'object' && query !== null && 'qr' in query;

/** Reading the header takes as long as all of the rest, and most visitors send one of a few. */
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
