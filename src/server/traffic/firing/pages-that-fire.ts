import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandedDomain, LinkTarget, Targets } from '#server/store/targets.ts';
import { nameIn } from '#server/traffic/address-parts.ts';
import { sendPage } from '#server/traffic/responses.ts';
import type { Page } from '#server/traffic/page.ts';
import type { createStops } from '#server/traffic/stops.ts';
import { wordsFor } from '#server/traffic/words/words-for.ts';
import { betweenPage } from './between-page.ts';
import { createFiring } from './firing.ts';
import { emptyFrame, firingFrame } from './firing-frame.ts';

interface Options {
  targets: Targets;
  domainOf: (request: FastifyRequest) => Promise<BrandedDomain | undefined> | undefined;
  stopOf: ReturnType<typeof createStops>;
  unknown: (reply: FastifyReply, domain: BrandedDomain | undefined) => FastifyReply | void;
}

/** Creates the pages on which links and bio pages fire their pixels. */
export function pagesThatFire({ targets, domainOf, stopOf, unknown }: Options) {
  const firingFor = createFiring(targets.firing);

  return {
    firingFor,

    /**
     * Returns the page that a link shows before its destination. Pixels fire on that page, or else on a page of their
     * own.
     */
    async stopBefore(
      request: FastifyRequest,
      link: LinkTarget,
      destination: string,
    ): Promise<Page | undefined> {
      const words = wordsFor(request);
      const firing = await firingFor(request, { kind: 'link', ...link });
      const page = await stopOf(words, link, destination, firing);
      return page ?? (firing && betweenPage(words, firing, destination));
    },

    /** Serves the frame that fires, for visitors whom networks may see. */
    async byFrame(
      request: FastifyRequest<{ Params: { alias: string } }>,
      reply: FastifyReply,
    ): Promise<FastifyReply | void> {
      const domain = await domainOf(request);
      const alias = nameIn(request.params.alias);
      const [link] = alias === undefined ? [] : await targets.link(alias, domain?.id ?? 0);
      const bio = alias === undefined || link || domain ? undefined : await targets.bio(alias);
      const firer = link ? { kind: 'link' as const, ...link } : bio && { kind: 'bio' as const, ...bio };
      if (!firer || firer.locked_at !== null) return unknown(reply, domain);
      const firing = await firingFor(request, firer, 'iframe');
      if (!firing || firing.asks) return sendPage(reply, emptyFrame);
      // The dashboard stores keys at the main host, which other sites' scripts must not be able to reach.
      return sendPage(reply, firingFrame(firing, domain === undefined));
    },
  };
}
