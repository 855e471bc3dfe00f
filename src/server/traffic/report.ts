import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf } from '#server/rules/addresses.ts';
import { counted } from '#server/http/counted.ts';
import { now } from '#server/rules/clock.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { createRateLimiter } from '#server/rules/rate-limit.ts';
import type { Db } from '#server/store/database/database.ts';
import * as reports from '#server/store/reports.ts';
import { entered } from './forms.ts';
import type { Page } from './page.ts';
import { createReportable } from './reportable.ts';
import { type Report, type ReportMistakes, reasons, reportPage, thanksPage } from './report-pages.ts';
import { unknownPage } from './pages.ts';

/** Reports that are taken within a minute: of one address, and of everyone together. */
const most = { here: 5, together: 60 };

const longest: Readonly<Record<keyof Report, number>> = {
  link: 2048,
  reason: 20,
  details: 2000,
  contact: 254,
};

interface ReportOptions {
  db: Db;
  publicUrl: string;
  isMainHost: (request: FastifyRequest) => Promise<boolean>;
}

/** Where what a visitor has asked for is reported. */
export const reportAddressAt =
  (publicUrl: string) =>
  ({ protocol, host, url }: FastifyRequest): string =>
    `${publicUrl}/report?link=${encodeURIComponent(`${protocol}://${host}${url.split('?')[0]}`)}`;

/** `/report`: where anyone tells of a link, page or QR code that does harm. */
export function reportPages(app: FastifyInstance, { db, publicUrl, isMainHost }: ReportOptions): void {
  const limiter = createRateLimiter();
  const reportedAt = createReportable(db, publicUrl, addressesOf({ publicUrl }));

  const mistakesIn = (report: Report): ReportMistakes => {
    const mistakes: ReportMistakes = {};
    if (!Object.hasOwn(reasons, report.reason)) mistakes.reason = 'Please say what is wrong.';
    for (const field of ['details', 'contact', 'link'] as const)
      if (report[field].length > longest[field])
        mistakes[field] = `Use at most ${longest[field].toLocaleString('en')} characters.`;
    return mistakes;
  };

  async function take(request: FastifyRequest): Promise<{ page: Page; status: number }> {
    const field = (name: string) => entered(request, name).trim();
    const report: Report = {
      link: field('link'),
      reason: field('reason'),
      details: field('details'),
      contact: field('contact'),
    };
    const mistakes = mistakesIn(report);
    const found = mistakes.link ? undefined : await reportedAt(report.link);
    if (!found) mistakes.link ??= 'There is nothing here at this address. Please enter the whole of it.';
    if (!found || Object.keys(mistakes).length > 0)
      return { page: reportPage(report, mistakes), status: 400 };
    const spent = await Promise.all([
      limiter.spend(`here ${limitedAddress(request.ip)}`, most.here),
      limiter.spend('together', most.together),
    ]);
    const wait = Math.max(...spent.map(({ retryAfter }) => retryAfter));
    if (wait > 0) {
      const failure = `There have been many reports just now. Please send yours again in ${counted(wait, 'second')}.`;
      return { page: reportPage(report, {}, failure), status: 429 };
    }
    const { reason, details, contact } = report;
    await reports.add(db, { ...found, reason, details, contact, created_at: now() });
    return { page: thanksPage(), status: 200 };
  }

  /** On a branded domain it is unknown like anything else. */
  const onMainHost =
    (answer: (request: FastifyRequest) => Promise<{ page: Page; status: number }>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { page, status } = (await isMainHost(request))
        ? await answer(request)
        : { page: unknownPage(), status: 404 };
      return reply.code(status).headers(page.headers).send(page.body);
    };

  app.get(
    '/report',
    { exposeHeadRoute: true },
    onMainHost(async ({ query }) => {
      const { link } = query as { link?: unknown };
      const wanted = typeof link === 'string' ? link.slice(0, longest.link) : '';
      return { page: reportPage({ link: wanted, reason: '', details: '', contact: '' }), status: 200 };
    }),
  );
  app.post('/report', onMainHost(take));
}
