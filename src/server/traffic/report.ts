import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf } from '#server/rules/addresses.ts';
import { now } from '#server/rules/clock.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { createRateLimiter } from '#server/rules/rate-limit.ts';
import type { Db } from '#server/store/database/database.ts';
import * as reports from '#server/store/reports.ts';
import { entered } from './forms.ts';
import type { Page } from './page.ts';
import { createReportable } from './reportable.ts';
import { type Report, type ReportMistakes, reportPage } from './report-pages.ts';
import { noticePage } from './notice-page.ts';
import { type Words } from './words/en.ts';
import { wordsFor } from './words/words-for.ts';

/** Reports accepted per minute: from one IP address, and from all together. */
const maxPerMinute = { here: 5, together: 60 };

const maxLengths: Readonly<Record<keyof Report, number>> = {
  link: 2048,
  reason: 20,
  details: 2000,
  contact: 254,
};

/** The query parameter of the thank-you page. */
const sent = 'sent';

interface Answer {
  page: Page;
  status: number;
}

interface ReportOptions {
  db: Db;
  publicUrl: string;
  isMainHost: (request: FastifyRequest) => Promise<boolean>;
}

/** Returns the address where a visitor can report what they requested. */
export const reportAddressAt =
  (publicUrl: string) =>
  ({ protocol, host, url }: FastifyRequest): string =>
    `${publicUrl}/report?link=${encodeURIComponent(`${protocol}://${host}${url.split('?')[0]}`)}`;

/** Serves `/report`, where anyone can report a harmful link, page or QR code. */
export function serveReportPages(app: FastifyInstance, { db, publicUrl, isMainHost }: ReportOptions): void {
  const limiter = createRateLimiter();
  const reportedAt = createReportable(db, publicUrl, addressesOf({ publicUrl }));

  const mistakesIn = (words: Words, report: Report): ReportMistakes => {
    const mistakes: ReportMistakes = {};
    if (!Object.hasOwn(words.report.reasons, report.reason)) mistakes.reason = words.report.chooseReason;
    for (const field of ['details', 'contact', 'link'] as const)
      if (report[field].length > maxLengths[field]) mistakes[field] = words.report.tooLong(maxLengths[field]);
    return mistakes;
  };

  /** Returns undefined if the report was accepted. */
  async function take(request: FastifyRequest): Promise<Answer | undefined> {
    const words = wordsFor(request);
    const field = (name: string) => entered(request, name).trim();
    const report: Report = {
      link: field('link'),
      reason: field('reason'),
      details: field('details'),
      contact: field('contact'),
    };
    const mistakes = mistakesIn(words, report);
    const found = mistakes.link ? undefined : await reportedAt(report.link);
    if (!found) mistakes.link ??= words.report.unknown;
    if (!found || Object.keys(mistakes).length > 0)
      return { page: reportPage(words, report, mistakes), status: 400 };
    const spent = await Promise.all([
      limiter.spend(`here ${limitedAddress(request.ip)}`, maxPerMinute.here),
      limiter.spend('together', maxPerMinute.together),
    ]);
    const wait = Math.max(...spent.map(({ retryAfter }) => retryAfter));
    if (wait > 0) return { page: reportPage(words, report, {}, words.report.wait(wait)), status: 429 };
    const { reason, details, contact } = report;
    await reports.add(db, { ...found, reason, details, contact, created_at: now() });
    return undefined;
  }

  const thanks = (words: Words) => ({
    page: noticePage(words, {
      title: words.report.title,
      heading: words.report.thanks,
      text: words.report.thanksText,
    }),
    status: 200,
  });

  const unknown = (words: Words) => ({ page: noticePage(words, words.notFound), status: 404 });

  /** Restricts a handler to the main host. On a branded domain, the page is unknown like any other. */
  const onMainHost =
    (answer: (request: FastifyRequest) => Promise<Answer | undefined>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const answered = (await isMainHost(request)) ? await answer(request) : unknown(wordsFor(request));
      // Redirects, so that reloading the next page doesn't send the report again.
      if (!answered) return reply.code(303).header('Location', `/report?${sent}`).send();
      const { page, status } = answered;
      return reply.code(status).headers(page.headers).send(page.body);
    };

  app.get(
    '/report',
    { exposeHeadRoute: true },
    onMainHost(async (request) => {
      const { link, ...others } = request.query as { link?: unknown };
      if (sent in others) return thanks(wordsFor(request));
      const wanted = typeof link === 'string' ? link.slice(0, maxLengths.link) : '';
      return {
        page: reportPage(wordsFor(request), { link: wanted, reason: '', details: '', contact: '' }),
        status: 200,
      };
    }),
  );
  app.post('/report', onMainHost(take));
}
