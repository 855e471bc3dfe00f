import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';

/** Pino's number for `error`. */
const fault = 50;

/** Logs one JSON line per event, in batches. Errors are written immediately. */
export function createLogger(level: string): FastifyBaseLogger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096 });
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, log, severity) {
          log.apply(this, args);
          if (severity >= fault) destination.flush();
        },
      },
    },
    destination,
  );
  setInterval(() => destination.flush(), 1000).unref();
  return logger;
}

/**
 * Logs one line per request: method, route, status, milliseconds and account. It logs the route's pattern instead of
 * the URL, which may contain user input. It never logs a key, a password or where a visitor comes from.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.caller && { account: request.caller.accountId }),
      },
      'request',
    );
    done();
  });
}
