import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentType, type Family, single, textOf } from '#server/http/prometheus.ts';
import type { RequestMeter } from '#server/http/request-meter.ts';
import { version } from '#server/http/version.ts';
import type { Database } from '#server/store/database/database.ts';
import type { Recorder } from './counting/recorder.ts';
import type { Health } from './health.ts';
import { createProcessMetrics } from './process-metrics.ts';

export interface MetricsOptions {
  token: string;
  meter: RequestMeter;
  /** Messages sent and failed since the start. Null if no mail is set up. */
  mailer: { counts: { sent: number; failed: number } } | null;
  dataDir: string;
}

interface Sources extends MetricsOptions {
  database: Database;
  recorder: Recorder;
  health: Health;
  /** Without a token, the address is like any other, and a link may have it as its alias. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves metrics for Prometheus at `/metrics` to callers with the token. */
export function serveMetrics(app: FastifyInstance, sources: Sources): void {
  const { token, meter, mailer, dataDir, database, recorder, health, otherwise } = sources;
  const expected = digest(`Bearer ${token}`);
  const processFamilies = createProcessMetrics();

  const stateFamilies = async (): Promise<Family[]> => {
    const [found, { visits, lost, journalBytes }] = await Promise.all([
      health.readiness(),
      recorder.status(),
    ]);
    const disk = await statfs(dataDir).catch(() => undefined);
    const mail: Family = {
      name: 'waypost_mail_total',
      help: 'Messages that were sent, or given up.',
      type: 'counter',
      samples: Object.entries(mailer?.counts ?? {}).map(([outcome, value]) => ({
        labels: { outcome },
        value,
      })),
    };
    return [
      {
        ...single('gauge', 'waypost_info', 'The version, and the database that it runs on.', 1),
        samples: [{ labels: { version, database: database.dialect }, value: 1 }],
      },
      single('gauge', 'waypost_ready', 'Whether it can do all of its work, as /readyz.', Number(found.ready)),
      single(
        'gauge',
        'waypost_database_ok',
        'Whether the database takes changes.',
        Number(found.database === 'ok'),
      ),
      single('counter', 'waypost_visits_total', 'Clicks, scans and views to be counted.', visits),
      single('counter', 'waypost_visits_lost_total', 'Visits that nobody will count.', lost),
      ...(found.backlog === undefined
        ? []
        : [
            single(
              'gauge',
              'waypost_visits_uncounted',
              'Visits recorded, and not counted yet.',
              found.backlog,
            ),
          ]),
      single('gauge', 'waypost_journal_bytes', 'Visits that wait outside the database.', journalBytes),
      ...(disk
        ? [single('gauge', 'waypost_disk_free_bytes', 'Room for data.', disk.bavail * disk.bsize)]
        : []),
      ...(mailer ? [mail] : []),
    ];
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/metrics',
    handler: async (request, reply) => {
      const { authorization } = request.headers;
      if (authorization === undefined) return otherwise(request, reply);
      void reply.header('Cache-Control', 'no-store');
      if (!timingSafeEqual(digest(authorization), expected))
        return reply.code(401).type('text/plain; charset=utf-8').send('Wrong token\n');
      const families = [...(await stateFamilies()), ...meter.families(), ...(await processFamilies())];
      return reply.type(contentType).send(textOf(families));
    },
  });
}
