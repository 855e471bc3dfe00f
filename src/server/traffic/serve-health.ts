import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Health, Readiness } from './health.ts';

/** Maximum wait for the database to say which host a check came to, in ms. */
const databaseTimeoutMs = 1000;

interface HealthOptions {
  health: Health;
  domainOf: (request: FastifyRequest) => Promise<unknown> | undefined;
  /** On branded domains, these addresses are like any other. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;
}

const sentences = (found: Readiness): string[] => [
  ...(found.database === 'ok' ? [] : [`The database is ${found.database}.`]),
  ...(found.disk === 'ok' ? [] : [`The disk is ${found.disk}.`]),
  ...(found.journalFull ? ['The journal is full.'] : []),
];

/**
 * Serves `/healthz`, which says that the process responds, and `/readyz`, which says whether it can do all of its work.
 */
export function serveHealth(app: FastifyInstance, { health, domainOf, otherwise }: HealthOptions): void {
  const onMainHost =
    (answer: (reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
      const known = domainOf(request)?.catch(() => undefined);
      const elsewhere =
        known && (await Promise.race([known, sleep(databaseTimeoutMs, undefined, { ref: false })]));
      return elsewhere ? otherwise(request, reply) : answer(reply.header('Cache-Control', 'no-store'));
    };
  const get = (url: string, answer: (reply: FastifyReply) => Promise<FastifyReply>) =>
    app.route({ method: ['GET', 'HEAD'], url, handler: onMainHost(answer) });

  get('/healthz', async (reply) => reply.type('text/plain; charset=utf-8').send('ok\n'));
  get('/readyz', async (reply) => {
    const found = await health.readiness();
    return reply.code(found.ready ? 200 : 503).send({ ...found, message: sentences(found).join(' ') });
  });
}
