import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocsFiles } from '#server/http/docs-files.ts';
import { decoded } from '#server/rules/decoded.ts';
import type { IsOwnHost } from '#server/rules/own-host.ts';
import { ownAlias } from '#server/store/retired.ts';
import type { Targets } from '#server/store/targets.ts';
import { redirect } from './responses.ts';

type Answer = (
  request: FastifyRequest<{ Params: { alias: string } }>,
  reply: FastifyReply,
) => Promise<FastifyReply | void>;

interface DocsOptions {
  docs: DocsFiles;
  isOwnHost: IsOwnHost;
  targets: Targets;
  byAlias: Answer;
  unknownHere: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;
}

/**
 * Serves `/docs/` on the dashboard's host. A link or bio page that already had the alias keeps `/docs` without a slash.
 * On branded domains, `docs` is an alias like any other.
 */
export function serveDocs(app: FastifyInstance, options: DocsOptions): void {
  const { docs, isOwnHost, targets, byAlias, unknownHere } = options;
  const hasAlias = async () =>
    (await targets.link(ownAlias, 0)).length > 0 || (await targets.bio(ownAlias)) !== undefined;

  const withHead = { exposeHeadRoute: true } as const;
  app.get('/docs', withHead, async (request, reply) => {
    const isHome = /^\/docs\/(?:\?|$)/.test(request.url);
    const params = { alias: ownAlias };
    if (!isOwnHost(request)) return byAlias(Object.assign(request, { params }), reply);
    if (isHome) return docs(request, reply, '');
    if (await hasAlias()) return byAlias(Object.assign(request, { params }), reply);
    return redirect(reply, '/docs/');
  });
  app.get<{ Params: { '*': string } }>('/docs/*', withHead, async (request, reply) =>
    isOwnHost(request) ? docs(request, reply, decoded(request.params['*'])) : unknownHere(request, reply),
  );
}
