import type { FastifyRequest } from 'fastify';
import type { IsBlocked } from '#server/rules/blocked-hosts.ts';
import { redirectsInLoop } from '#server/rules/redirect-loops.ts';
import { now } from '#server/rules/clock.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { createRateLimiter } from '#server/rules/rate-limit.ts';
import { Busy, askerOfAddress } from '#server/rules/hash-queue.ts';
import { passwordFits } from '#server/rules/passwords.ts';
import type { Db } from '#server/store/database/database.ts';
import type { LinkTarget, QrTarget } from '#server/store/targets.ts';
import type { CountryOf } from './country.ts';
import { noticePage } from './notice-page.ts';
import type { Page } from './page.ts';
import { passwordPage } from './password-page.ts';
import { fittingRule, type RuledDestination, ruledDestination } from './rules.ts';
import type { Notice, Words } from './words/en.ts';
import { wordsFor } from './words/words-for.ts';

/** Where a visitor of a link gets to: an address, or a page instead. */
export type Passage = { to: string; page?: never } | { page: Page; status: number; wait?: number };

type Say = (words: Words) => Notice;

function notice(request: FastifyRequest, status: number, say: Say): Passage {
  const words = wordsFor(request);
  return { page: noticePage(words, say(words)), status };
}

/** Password attempts per minute. */
const tries = {
  /** By one IP address at one link. */
  here: 10,
  /** By one IP address at all links, since each attempt costs a hash. */
  anywhere: 60,
  /** By all IP addresses together at one link. */
  together: 120,
};

interface PassageOptions {
  db: Db;
  isBlocked: IsBlocked;
  countryOf: CountryOf;
  /** Commits the visit of a visitor who passes. */
  count: (request: FastifyRequest, link: LinkTarget, ruled: RuledDestination) => Promise<void>;
  /** Commits the scan of a visitor who passes. Without a rule, it's a scan of the code's own content. */
  countScan: (request: FastifyRequest, code: QrTarget, ruled: RuledDestination | undefined) => Promise<void>;
  /** Does the same where clicks are limited. Resolves to false if no click was left. */
  countLimited: (request: FastifyRequest, link: LinkTarget, ruled: RuledDestination) => Promise<boolean>;
  /** Returns the page that a link shows before its destination, if any. Pixels need such a page, too. */
  stopBefore: (request: FastifyRequest, link: LinkTarget, destination: string) => Promise<Page | undefined>;
  /** Returns the address of the page on which the link can be reported. */
  reportAddress: (request: FastifyRequest) => string;
}

/** Whether a link only redirects to its destination, as most do. */
const isPlain = (link: LinkTarget) =>
  link.archived === 0 &&
  link.expires_at === null &&
  link.click_limit === null &&
  link.password_hash === null &&
  link.rules === null &&
  link.splash_id === null &&
  link.overlay_id === null &&
  link.pixels === 0;

/**
 * Decides where a visitor of a link gets to. It first checks whether the link is archived, expired or used up, then the
 * password, then the rules. A click is taken from the limit and counted only if the visitor passes all checks.
 */
export function createPassages(options: PassageOptions) {
  const { db, isBlocked, countryOf, count, countScan, countLimited, stopBefore, reportAddress } = options;
  const attempts = createRateLimiter();

  /** Leads to an address unless it's blocked or causes a redirect loop. */
  async function onward(request: FastifyRequest, to: string): Promise<Passage> {
    if (isBlocked(to)) return notice(request, 403, ({ blocked }) => blocked);
    if (await redirectsInLoop(db, request.host, to)) return notice(request, 508, ({ round }) => round.link);
    return { to };
  }

  const closed = async (
    request: FastifyRequest,
    { afterwards }: Pick<LinkTarget, 'afterwards'>,
    say: Say,
  ): Promise<Passage> => (afterwards === '' ? notice(request, 410, say) : onward(request, afterwards));
  const usedUp = (request: FastifyRequest, link: LinkTarget, limit: number) =>
    closed(request, link, (words) => words.usedUp(limit));

  /**
   * Returns the page for visitors who haven't entered the password or entered a wrong one.
   * @param id unique among links and codes
   */
  async function barred(
    request: FastifyRequest,
    { id, password_hash, kind }: { id: string; password_hash: string | null; kind: 'link' | 'code' },
    password: string | undefined,
  ): Promise<Passage | undefined> {
    if (password_hash === null) return undefined;
    const words = wordsFor(request);
    const said = words.password;
    const form = (problem?: string) => passwordPage(words, kind, reportAddress(request), problem);
    if (password === undefined) return { page: form(), status: 200 };
    const address = limitedAddress(request.ip);
    const spent = await Promise.all([
      attempts.spend(`here ${id} ${address}`, tries.here),
      attempts.spend(`anywhere ${address}`, tries.anywhere),
      attempts.spend(`together ${id}`, tries.together),
    ]);
    const wait = Math.max(...spent.map(({ retryAfter }) => retryAfter));
    if (wait > 0) return { page: form(said.wait(wait)), status: 429, wait };
    try {
      if (await passwordFits(password, password_hash, askerOfAddress(limitedAddress(request.ip))))
        return undefined;
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      const { status, retryAfter: seconds } = error;
      return { page: form(said.busy), status, wait: seconds };
    }
    return { page: form(said.wrong), status: 403 };
  }

  async function throughOptions(
    request: FastifyRequest,
    link: LinkTarget,
    password: string | undefined,
  ): Promise<Passage> {
    const { expires_at, click_limit } = link;
    if (link.archived === 1) return notice(request, 410, ({ archived }) => archived);
    if (expires_at !== null && expires_at <= now())
      return closed(request, link, ({ expired }) => expired(new Date(expires_at * 1000)));
    if (click_limit !== null && link.passed >= click_limit) return usedUp(request, link, click_limit);
    const { id, password_hash } = link;
    const bar = await barred(request, { id: `${id}`, password_hash, kind: 'link' }, password);
    if (bar) return bar;
    const ruled = ruledDestination(link, request, () => countryOf(request));
    const way = await onward(request, ruled.to);
    if (way.page) return way;
    if (click_limit === null) await count(request, link, ruled);
    // Visitors who come at the same moment can't get more clicks than are left.
    else if (!(await countLimited(request, link, ruled))) return usedUp(request, link, click_limit);
    const page = await stopBefore(request, link, way.to);
    return page ? { page, status: 200 } : way;
  }

  return {
    /** @param password what the visitor entered, if anything */
    async ofLink(request: FastifyRequest, link: LinkTarget, password?: string): Promise<Passage> {
      if (!isPlain(link)) return throughOptions(request, link, password);
      const way = await onward(request, link.longurl);
      if (!way.page) await count(request, link, { to: link.longurl, rule: '' });
      return way;
    },
    /**
     * Returns what a scan gets in place of the code's content, with checks in the same order. Returns undefined if it
     * gets the content itself, and counts the scan in that case.
     */
    async ofCode(request: FastifyRequest, code: QrTarget, password?: string): Promise<Passage | undefined> {
      const { starts_at, expires_at, password_hash } = code;
      const time = now();
      if (starts_at !== null && starts_at > time)
        return notice(request, 403, ({ code }) => code.early(new Date(starts_at * 1000)));
      if (expires_at !== null && expires_at <= time)
        return closed(request, code, (words) => words.code.expired(new Date(expires_at * 1000)));
      const bar = await barred(request, { id: `code ${code.id}`, password_hash, kind: 'code' }, password);
      if (bar) return bar;
      const ruled = fittingRule(code.rules, request, () => countryOf(request));
      const way = ruled && (await onward(request, ruled.to));
      if (!way?.page) await countScan(request, code, ruled);
      return way;
    },
  };
}
