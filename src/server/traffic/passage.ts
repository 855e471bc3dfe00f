import type { FastifyRequest } from 'fastify';
import type { IsBlocked } from '#server/http/blocked-hosts.ts';
import { now } from '#server/http/clock.ts';
import { createRateLimiter } from '#server/http/rate-limit.ts';
import { passwordFits } from '#server/http/secrets.ts';
import type { Db } from '#server/store/database.ts';
import { takeClick } from '#server/store/link-options.ts';
import type { LinkTarget } from '#server/store/targets.ts';
import type { CountryOf } from './country.ts';
import { archivedPage, blockedPage, expiredPage, passwordPage, usedUpPage } from './link-pages.ts';
import type { Page } from './page.ts';
import { ruledDestination } from './rules.ts';
import { isVisit } from './visit.ts';

/** Where a visitor of a link gets: to an address, or to a page instead. */
export type Passage = { to: string; page?: never } | { page: Page; status: number; wait?: number };

/** How often passwords may be tried within a minute. */
const tries = {
  /** By one address at one link. */
  here: 10,
  /** By one address at all links: each try costs a hash. */
  anywhere: 60,
  /** By everyone at one link, whatever addresses they have. */
  together: 120,
};

interface PassageOptions {
  db: Db;
  isBlocked: IsBlocked;
  countryOf: CountryOf;
  /** Commits the visit of whoever passes. */
  count: (request: FastifyRequest, link: LinkTarget) => Promise<void>;
  /** What a link shows before its destination, if anything. */
  stopBefore: (link: LinkTarget, destination: string) => Promise<Page | undefined>;
  /** Of the page on which a link is reported. */
  reportAddress: (request: FastifyRequest) => string;
}

/** Whether a link does nothing but lead to its destination, as most do. */
const isPlain = (link: LinkTarget) =>
  link.archived === 0 &&
  link.expires_at === null &&
  link.click_limit === null &&
  link.password_hash === null &&
  link.rules === null &&
  link.splash_id === null &&
  link.overlay_id === null;

/**
 * Decides where whoever opens a link gets. Archived, expired and used up are asked first, then the password, then the
 * rules; a click is taken from the limit and counted only of those who pass all of it.
 */
export function createPassages(options: PassageOptions) {
  const { db, isBlocked, countryOf, count, stopBefore, reportAddress } = options;
  const attempts = createRateLimiter();

  const closed = (link: LinkTarget, page: () => Page): Passage => {
    if (link.afterwards === '') return { page: page(), status: 410 };
    return isBlocked(link.afterwards) ? { page: blockedPage(), status: 403 } : { to: link.afterwards };
  };
  const usedUp = (link: LinkTarget, limit: number) => closed(link, () => usedUpPage(limit));

  /** What keeps a visitor out who has not entered the password, or not the right one. */
  async function barred(
    request: FastifyRequest,
    { id, password_hash }: LinkTarget,
    password: string | undefined,
  ): Promise<Passage | undefined> {
    if (password_hash === null) return undefined;
    const form = (problem?: string) => passwordPage(reportAddress(request), problem);
    if (password === undefined) return { page: form(), status: 200 };
    const spent = await Promise.all([
      attempts.spend(`here ${id} ${request.ip}`, tries.here),
      attempts.spend(`anywhere ${request.ip}`, tries.anywhere),
      attempts.spend(`together ${id}`, tries.together),
    ]);
    const wait = Math.max(...spent.map(({ retryAfter }) => retryAfter));
    if (wait > 0)
      return {
        page: form(`Too many tries. Please wait ${wait} ${wait === 1 ? 'second' : 'seconds'}.`),
        status: 429,
        wait,
      };
    if (await passwordFits(password, password_hash)) return undefined;
    return { page: form('That is not the password. Please try again.'), status: 403 };
  }

  async function throughOptions(
    request: FastifyRequest,
    link: LinkTarget,
    password: string | undefined,
  ): Promise<Passage> {
    const { expires_at, click_limit } = link;
    if (link.archived === 1) return { page: archivedPage(), status: 410 };
    if (expires_at !== null && expires_at <= now()) return closed(link, () => expiredPage(expires_at));
    if (click_limit !== null && link.passed >= click_limit) return usedUp(link, click_limit);
    const bar = await barred(request, link, password);
    if (bar) return bar;
    const to = ruledDestination(link, request, () => countryOf(request));
    if (isBlocked(to)) return { page: blockedPage(), status: 403 };
    // Of those who come at the same moment, no more get one than there are.
    if (click_limit !== null && isVisit(request) && !(await takeClick(db, link.id)))
      return usedUp(link, click_limit);
    await count(request, link);
    const page = await stopBefore(link, to);
    return page ? { page, status: 200 } : { to };
  }

  /** @param password what was entered, if something was */
  return async (request: FastifyRequest, link: LinkTarget, password?: string): Promise<Passage> => {
    if (!isPlain(link)) return throughOptions(request, link, password);
    if (isBlocked(link.longurl)) return { page: blockedPage(), status: 403 };
    await count(request, link);
    return { to: link.longurl };
  };
}
