import type { FastifyReply } from 'fastify';
import type { QrContent } from '#contract/qr-data.ts';
import { scanOf } from '#qr/payload.ts';
import type { IsBlocked } from '#server/rules/blocked-hosts.ts';
import { headerUrl } from './address-parts.ts';
import { noticePage } from './notice-page.ts';
import type { Page } from './page.ts';
import { contentPage } from './pages.ts';
import type { TooManyPictures } from './pictures/png-renderer.ts';
import type { Notice, Words } from './words/en.ts';
import { wordsFor } from './words/words-for.ts';

/** Sends a short text in place of a page, for clients that aren't browsers. */
export const sendText = (reply: FastifyReply, words: string) =>
  reply.type('text/plain; charset=utf-8').send(`${words}\n`);

/** Responds that the method isn't allowed. Only short links and QR codes with a password accept a form. */
export const sendNotAllowed = (reply: FastifyReply) =>
  sendText(reply.code(405).header('Allow', 'GET, HEAD'), 'Method not allowed');

/** Responds with the time after which to request the picture again. */
export const sendRetryLater = (reply: FastifyReply, { status, message, retryAfter }: TooManyPictures) =>
  reply
    .code(status)
    .headers({ 'Retry-After': retryAfter, 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${message}\n`);

const redirectHeaders = {
  'Cache-Control': 'private, max-age=0',
  'X-Robots-Tag': 'noindex',
  'Content-Length': '0',
};

/**
 * Redirects without letting caches store the response, so that every visit is seen. It sets no Referrer-Policy, so the
 * destination sees the referrer that the browser sends anyway. It bypasses Fastify's own way of sending, which costs a
 * tenth of the throughput.
 */
export function redirect(reply: FastifyReply, to: string, status: 302 | 303 = 302): void {
  reply.hijack();
  reply.raw.writeHead(status, { Location: headerUrl(to), ...redirectHeaders, ...reply.server.headersOfAll });
  reply.raw.end();
}

export const sendPage = (reply: FastifyReply, { body, headers }: Page) => reply.headers(headers).send(body);

/** Sends a notice in the visitor's language, with the given status. */
export function sendNotice(reply: FastifyReply, status: number, choose: (words: Words) => Notice) {
  const words = wordsFor(reply.request);
  return sendPage(reply.code(status), noticePage(words, choose(words)));
}

/**
 * Redirects to an address that isn't a link of the service. Like links, it is checked as late as possible, since its
 * host may have been blocked in the meantime.
 */
export function redirectUnlessBlocked(
  reply: FastifyReply,
  to: string,
  isBlocked: IsBlocked,
  status: 302 | 303 = 302,
): FastifyReply | void {
  if (!isBlocked(to)) return redirect(reply, to, status);
  return sendNotice(reply, 403, ({ blocked }) => blocked);
}

/**
 * Responds to a phone that scanned a tracked code.
 * @param status of a redirect. After a form, only a 303 is sure to be followed by a GET
 */
export function answerScan(
  reply: FastifyReply,
  name: string,
  content: QrContent,
  isBlocked: IsBlocked,
  status: 302 | 303 = 302,
): FastifyReply | void {
  const scan = scanOf(content);
  switch (scan.does) {
    case 'redirect':
      return redirectUnlessBlocked(reply, scan.to, isBlocked, status);
    case 'show':
      return sendPage(reply, contentPage(wordsFor(reply.request), name, scan.content));
    case 'download': {
      const plain = name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '') || 'contact';
      const file = `filename="${plain}.vcf"; filename*=UTF-8''${encodeURIComponent(`${name}.vcf`)}`;
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
