import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/store/database/database.ts';
import { isHeld } from '#server/store/domains.ts';

/**
 * Tells a proxy whether to get a certificate for a name: 200 or 404. A domain that is still checked needs one as well, since its
 * check asks with https.
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
