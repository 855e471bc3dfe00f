import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Failure } from '#contract/envelope.ts';
import { type Database, isAway } from '#server/store/database.ts';
import { Taken } from '#server/store/taken.ts';
import { acceptAnyBody, largestBody } from './body.ts';
import { type Caller, createCallerLookup } from './caller.ts';
import { noteInspected } from './inspected.ts';
import type { Allowance, RateLimiter } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { pathOnly, type RequestLog } from './request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Known once the key has been checked; null where none is needed. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface ApiOptions {
  database: Database;
  limiter: RateLimiter;
  /** Requests a minute, for an account of the plan; without a plan, for an address without a key. */
  limitOf: (plan?: string) => number;
  requests: RequestLog;
  /** Whether there is the extension `mail`. */
  sendsMail: boolean;
}

/** From RATE_LIMIT: the limit of a plan, or the standard one. */
export const limitOf =
  ({ standard, plans }: { standard: number; plans: ReadonlyMap<string, number> }) =>
  (plan?: string): number =>
    (plan === undefined ? undefined : plans.get(plan)) ?? standard;

const extensions = [...new Set(endpoints.flatMap(({ extension }) => extension ?? []))];

/** Requests a minute with the key of one inspection: they are not the customer's to spend. */
const inspectionLimit = 120;

const exposed = 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, X-Extensions';

function showAllowance(reply: FastifyReply, { limit, remaining, reset }: Allowance): void {
  reply
    .header('X-RateLimit-Limit', limit)
    .header('X-RateLimit-Remaining', remaining)
    .header('X-RateLimit-Reset', reset);
}

/** What every address under /api has in common: who asks, how often, and what a refusal looks like. */
export function apiScope(app: FastifyInstance, options: ApiOptions): void {
  const { database, limiter, limitOf, requests, sendsMail } = options;
  const forStaff = extensions.filter((extension) => sendsMail || extension !== 'mail');
  /** Nobody else can use it, so nobody else is told of it. */
  const forAll = forStaff.filter((extension) => extension !== 'support');
  const lookUp = createCallerLookup(database);
  const spendingOf = ({ accountId, plan, inspection }: Caller): [string, number] =>
    inspection ? [`inspection ${inspection.id}`, inspectionLimit] : [`account ${accountId}`, limitOf(plan)];
  acceptAnyBody(app);
  app.decorateRequest('caller', null);

  app.addHook('onRequest', async (request, reply) => {
    // No cookies are used, so any page may call with a key that it was given.
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Expose-Headers', exposed)
      .header('X-Extensions', forAll.join(', '))
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-store');
    const address = `address ${request.ip}`;
    showAllowance(reply, await limiter.look(address, limitOf()));
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    if (endpoint.auth !== 'none') request.caller = await lookUp(request.headers.authorization);
    const { caller } = request;
    if (caller?.isStaff) reply.header('X-Extensions', forStaff.join(', '));
    const allowance = caller
      ? await limiter.spend(...spendingOf(caller))
      : await limiter.spend(address, limitOf());
    showAllowance(reply, allowance);
    if (allowance.retryAfter > 0) {
      reply.header('Retry-After', allowance.retryAfter);
      throw new Refusal(429, 'Too Many Requests. Please retry later.');
    }
    if (endpoint.extension === 'mail' && !sendsMail) throw new Refusal(404, 'This server sends no mail.');
    if (caller?.inspection) await noteInspected(database.db, caller, request.method, request.url);
  });

  app.addHook('onResponse', async ({ caller, method, url }, reply) => {
    if (!caller || caller.inspection) return;
    const ms = Math.round(reply.elapsedTime);
    requests.note({
      account_id: caller.accountId,
      method,
      path: pathOnly(url),
      status: reply.statusCode,
      ms,
    });
  });

  app.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply));

  app.options('/api/*', (_request, reply) =>
    reply
      .header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
      .header('Access-Control-Allow-Headers', 'Authorization, Content-Type')
      .header('Access-Control-Max-Age', 86_400)
      .code(204)
      .send(),
  );
  for (const url of ['/api', '/api/*']) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (request) => {
        throw new Refusal(404, `There is no ${request.method} ${request.url.split('?')[0]} in this API.`);
      },
    });
  }
}

function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, field } = explain(error);
  if (status >= 500) request.log.error({ err: error }, message);
  const answer: Failure = { error: 1, message };
  return reply.code(status).send(field ? { ...answer, field } : answer);
}

function explain(error: FastifyError): { status: number; message: string; field?: string | undefined } {
  if (error instanceof Refusal) return error;
  if (error instanceof Taken) return { status: 400, message: error.message, field: error.field };
  if (isAway(error)) return { status: 503, message: 'The database is away. Please try again in a minute.' };
  if (error.statusCode === 413) {
    return { status: 413, message: `The body is too large: ${largestBody / 1024} KiB are taken.` };
  }
  if (error.statusCode && error.statusCode < 500) return { status: 400, message: error.message };
  return { status: 500, message: 'Something went wrong on our side. Nothing was changed.' };
}
