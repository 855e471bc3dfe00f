import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/store/database/database.ts';
import { isHeld } from '#server/store/domains.ts';

/**
 * Tells a proxy whether to get a certificate for a name, by responding with 200 or 404. A domain that is still being
 * checked needs a certificate as well, since its check uses https.
 */
export function knownHostAnswer(
  app: FastifyInstance,
  { db, publicUrl }: { db: Db; publicUrl: string },
): void {
  const { hostname } = new URL(publicUrl);
  app.get<{ Querystring: { domain?: string | string[] } }>(
    '/.well-known/waypost/known',
    async ({ query }, reply) => {
      const name = [query.domain ?? ''].flat().join().toLowerCase();
      const isKnown = name === hostname || (name !== '' && (await isHeld(db, name)));
      return reply
        .code(isKnown ? 200 : 404)
        .header('Cache-Control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(isKnown ? 'known\n' : 'unknown\n');
    },
  );
}
