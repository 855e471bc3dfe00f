import type { FastifyReply } from 'fastify';
import type { QrContent } from '#contract/qr-data.ts';
import { scanOf } from '#qr/payload.ts';
import type { IsBlocked } from '#server/http/blocked-hosts.ts';
import type { QrTarget } from '#server/store/targets.ts';
import { headerUrl } from './address-parts.ts';
import { blockedPage } from './link-pages.ts';
import type { Page } from './page.ts';
import { contentPage } from './pages.ts';

/** Only short links with a password take a form. */
export const notAllowed = (reply: FastifyReply) =>
  reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Method not allowed\n');

const redirectHeaders = {
  'Cache-Control': 'private, max-age=0',
  'X-Robots-Tag': 'noindex',
  'Content-Length': '0',
};

/**
 * Every visit is to be seen, so no answer is kept. No Referrer-Policy: the destination sees what the browser would
 * have told it without us. Written past Fastify's own way of sending, which costs a tenth of the throughput.
 */
export function redirect(reply: FastifyReply, to: string, status: 302 | 303 = 302): void {
  reply.hijack();
  reply.raw.writeHead(status, { Location: headerUrl(to), ...redirectHeaders });
  reply.raw.end();
}

export const sendPage = (reply: FastifyReply, { body, headers }: Page) => reply.headers(headers).send(body);

/** What is not one of our links is asked for as late as they are: its host may have been blocked meanwhile. */
export const leadAway = (reply: FastifyReply, to: string, isBlocked: IsBlocked): FastifyReply | void =>
  isBlocked(to) ? sendPage(reply.code(403), blockedPage()) : redirect(reply, to);

/** What a phone gets that scanned a tracked code. */
export function answerScan(reply: FastifyReply, qr: QrTarget, isBlocked: IsBlocked): FastifyReply | void {
  const scan = scanOf({ type: qr.type, data: JSON.parse(qr.data) as unknown } as QrContent);
  switch (scan.does) {
    case 'redirect':
      return leadAway(reply, scan.to, isBlocked);
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
