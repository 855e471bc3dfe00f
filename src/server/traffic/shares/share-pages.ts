import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { now } from '#server/rules/clock.ts';
import { Busy, askerOfAddress } from '#server/rules/hash-queue.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { passwordFits } from '#server/rules/passwords.ts';
import { createRateLimiter } from '#server/rules/rate-limit.ts';
import { hashSecret } from '#server/rules/secrets.ts';
import type { Db } from '#server/store/database/database.ts';
import { findByHash, noteSeen, type ShareRow } from '#server/store/statistics/shares.ts';
import { formStyle } from '#server/traffic/form-style.ts';
import { entered } from '#server/traffic/forms.ts';
import { noticePage } from '#server/traffic/notice-page.ts';
import { htmlPage, type Page } from '#server/traffic/page.ts';
import { passwordForm } from '#server/traffic/password-page.ts';
import type { Notice, Words } from '#server/traffic/words/en.ts';
import { wordsFor } from '#server/traffic/words/words-for.ts';
import { type ShareDays, shareDays, type ShareFigures } from './share-figures.ts';
import { statisticsPage } from './statistics-page.ts';

interface SharePagesOptions {
  db: Db;
  publicUrl: string;
  figures: ShareFigures;
  isMainHost: (request: FastifyRequest) => Promise<boolean>;
}

type Request = FastifyRequest<{ Params: { secret: string }; Querystring: { days?: unknown } }>;

interface Answer {
  page: Page;
  status: number;
  wait?: number;
}

/** Redirects after the password was entered, so that Back and reload don't send the form again. */
interface Entry {
  cookie?: string;
}

/** Pages that one IP address may open per minute, including addresses without a page. */
const maxOpened = 60;
/**
 * Password attempts per minute: by one IP address at one page, by one IP address at all pages, and by all IP addresses
 * at one page.
 */
const tries = { here: 10, anywhere: 60, together: 120 };
/** Seconds for which a browser isn't asked for the password again. */
const passLasts = 12 * 3600;
const cookieName = 'waypost-share';

/**
 * Returns the proof that a page's password was entered. It is specific to the page, and changing the password
 * invalidates it.
 */
const proofOf = ({ id, hash, password_hash }: ShareRow, until: number) =>
  createHmac('sha256', password_hash ?? '')
    .update(`${id} ${hash} ${until}`)
    .digest('base64url');

function hasPass(request: FastifyRequest, share: ShareRow): boolean {
  const pass = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  );
  const [, until = '', proof = ''] = pass ?? [];
  if (Number(until) <= now()) return false;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(share, Number(until))));
}

/** Serves `/shared/…`, the statistics of one record, to anyone who has the address. */
export function serveSharePages(
  app: FastifyInstance,
  { db, publicUrl, figures, isMainHost }: SharePagesOptions,
): void {
  const opened = createRateLimiter();
  const attempts = createRateLimiter();

  const notice = (words: Words, said: Notice, status: number, wait?: number): Answer => ({
    page: noticePage(words, said),
    status,
    ...(wait !== undefined && { wait }),
  });
  const form = (words: Words, problem?: string): Page =>
    htmlPage({
      words,
      title: words.password.title,
      style: formStyle,
      forms: true,
      content: passwordForm(words, words.shared, problem),
    });
  const cookieOf = (share: ShareRow, secret: string) => {
    const until = now() + passLasts;
    const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    return `${cookieName}=${until}.${proofOf(share, until)}; Path=/shared/${secret}; Max-Age=${passLasts}; HttpOnly; SameSite=Lax${secure}`;
  };

  async function show(request: Request, share: ShareRow): Promise<Answer> {
    const words = wordsFor(request);
    const days = shareDays.find((each) => String(each) === request.query.days) ?? 30;
    try {
      const found = await figures(share, days satisfies ShareDays);
      if (!found) return notice(words, words.shared.gone, 404);
      await noteSeen(db, share.id, now());
      return { page: statisticsPage(words, share, found, days), status: 200 };
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      return notice(words, words.shared.busy, error.status, error.retryAfter);
    }
  }

  /** Returns the page at the address if it may be opened. */
  async function find(request: Request): Promise<ShareRow | Answer> {
    const words = wordsFor(request);
    const { retryAfter } = await opened.spend(limitedAddress(request.ip), maxOpened);
    if (retryAfter > 0) return notice(words, words.shared.busy, 429, retryAfter);
    const share = await findByHash(db, hashSecret(request.params.secret));
    if (!share) return notice(words, words.shared.gone, 404);
    if (share.locked_at !== null) return notice(words, words.locked.page, 403);
    if (share.expires_at !== null && share.expires_at <= now())
      return notice(words, words.shared.expired, 410);
    return share;
  }

  async function open(request: Request): Promise<Answer> {
    const share = await find(request);
    if ('page' in share) return share;
    if (share.password_hash === null || hasPass(request, share)) return show(request, share);
    return { page: form(wordsFor(request)), status: 200 };
  }

  async function enter(request: Request): Promise<Answer | Entry> {
    const share = await find(request);
    if ('page' in share) return share;
    if (share.password_hash === null) return {};
    const words = wordsFor(request);
    const address = limitedAddress(request.ip);
    const spent = await Promise.all([
      attempts.spend(`here ${share.id} ${address}`, tries.here),
      attempts.spend(`anywhere ${address}`, tries.anywhere),
      attempts.spend(`together ${share.id}`, tries.together),
    ]);
    const wait = Math.max(...spent.map(({ retryAfter }) => retryAfter));
    if (wait > 0) return { page: form(words, words.password.wait(wait)), status: 429, wait };
    try {
      const password = entered(request, 'password');
      if (!(await passwordFits(password, share.password_hash, askerOfAddress(address))))
        return { page: form(words, words.password.wrong), status: 403 };
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return { page: form(words, words.password.busy), status: error.status, wait: error.retryAfter };
    }
    return { cookie: cookieOf(share, request.params.secret) };
  }

  const answering =
    (answer: (request: Request) => Promise<Answer | Entry>) =>
    async (request: Request, reply: FastifyReply) => {
      const words = wordsFor(request);
      const answered = (await isMainHost(request))
        ? await answer(request)
        : notice(words, words.notFound, 404);
      if ('page' in answered) void reply.headers(answered.page.headers);
      // Neither linked sites nor caches may learn the address or store the page.
      void reply.headers({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' });
      if (!('page' in answered)) {
        if (answered.cookie !== undefined) void reply.header('Set-Cookie', answered.cookie);
        return reply.code(303).header('Location', request.url).send();
      }
      const { page, status, wait } = answered;
      void reply.code(status);
      if (wait !== undefined) void reply.header('Retry-After', wait);
      return reply.send(page.body);
    };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/shared/:secret',
    handler: answering(open) as (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  });
  app.route({
    method: 'POST',
    url: '/shared/:secret',
    handler: answering(enter) as (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  });
}
