import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { offeredExtensions } from './offered-extensions.ts';
import type { Failure } from '#contract/envelope.ts';
import type { Database } from '#server/store/database/database.ts';
import { ConflictError } from '#server/store/conflict.ts';
import { type DatabaseFailure, failureOf } from '#server/store/database/database-failure.ts';
import { acceptAnyBody, maxBodyBytes, notJson } from './body.ts';
import { type Caller, createCallerLookup } from '#server/rules/caller.ts';
import { recordInspectedRequest } from '#server/rules/record-inspected-request.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import type { IsOwnHost } from '#server/rules/own-host.ts';
import type { Allowance, RateLimiter } from '#server/rules/rate-limit.ts';
import { noPasskeys } from '#server/rules/relying-party.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import { createTally, type Tally } from './tally-log.ts';
import { requestIdHeader } from './request-id.ts';
import { pathOnly, type RequestLog } from './request-log.ts';
import { keepConnectionOpen } from './keep-connection-open.ts';
import { checkDeclared } from './declared-refusals.ts';
import { mustHaveSecondStep, type StaffStep } from '#server/rules/staff-step.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once the key has been checked. Null if the endpoint needs no key. */
    caller: Caller | null;
    /** For queries of visits, returns the time of the first visit that came too late for the query. */
    tooLate: (() => Promise<number | undefined>) | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface ApiOptions {
  database: Database;
  limiter: RateLimiter;
  /** Requests per minute for an account with the plan, or without a plan, for an IP address without a key. */
  limitOf: (plan?: string) => number;
  /** Requests per minute of all of an account's signed-in browsers together. */
  sessionLimit: number;
  requests: RequestLog;
  isOwnHost: IsOwnHost;
  /** The origin of the API. */
  publicUrl: string;
  /**
   * Waits a moment for visits to be counted. Returns the time of the first uncounted visit in Unix seconds, or
   * undefined if all are counted.
   */
  caughtUp: () => Promise<number | undefined>;
  /** Does the same for files of visits and for live visits. */
  packed: () => Promise<number | undefined>;
  /** Does the same for queries of visits. */
  answerable: () => Promise<number | undefined>;
  /**
   * Call the returned function after a query to get the time of the first visit that may be missing in its response.
   */
  tooLate: () => Promise<() => Promise<number | undefined>>;
  staffStep: StaffStep;
  /** Whether the extension `passkeys` is offered. */
  hasPasskeys: () => boolean;
  /** Whether the extension `mail` is offered. */
  sendsMail: boolean;
  /** Whether the extension `docs` is offered. */
  hasDocs: boolean;
}

/** Returns a plan's limit from RATE_LIMIT, or the standard one. */
export const limitOf =
  ({ standard, plans }: { standard: number; plans: ReadonlyMap<string, number> }) =>
  (plan?: string): number =>
    (plan === undefined ? undefined : plans.get(plan)) ?? standard;

/** Requests per minute with the key of one inspection. They don't count toward the customer's limit. */
const inspectionLimit = 120;

const exposed =
  'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, X-Extensions, X-Counted-Until, X-Request-Id';

function setLimitHeaders(reply: FastifyReply, { limit, remaining, reset }: Allowance): void {
  reply
    .header('X-RateLimit-Limit', limit)
    .header('X-RateLimit-Remaining', remaining)
    .header('X-RateLimit-Reset', reset);
}

/** Sets up what all addresses under /api have in common: authentication, rate limits, and the format of refusals. */
export function apiScope(app: FastifyInstance, options: ApiOptions): void {
  const { database, limiter, limitOf, sessionLimit, requests, isOwnHost, publicUrl } = options;
  const { sendsMail, hasPasskeys, staffStep, caughtUp, packed, answerable, tooLate } = options;
  const waitFor = ({ extension, file }: Endpoint) => {
    if (extension !== 'analytics') return caughtUp();
    return file ? packed() : answerable();
  };
  const offeredTo = offeredExtensions(options);
  const lookUp = createCallerLookup(database);
  const spendingOf = ({ accountId, plan, keyKind, inspection }: Caller): [string, number] => {
    if (inspection) return [`inspection ${inspection.id}`, inspectionLimit];
    // The specification limits programs. People who use the dashboard should never hit a limit.
    if (keyKind === 'session') return [`sessions ${accountId}`, sessionLimit];
    return [`account ${accountId}`, limitOf(plan)];
  };
  acceptAnyBody(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('tooLate', null);

  app.addHook('onRequest', async (request, reply) => {
    // The API uses no cookies, so any page may call it with a key that it was given.
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Expose-Headers', exposed)
      .header(requestIdHeader, request.id)
      .header('X-Extensions', offeredTo(false))
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-store');
    if (!isOwnHost(request)) throw new ApiRefusal(404, `The API is at ${publicUrl}/api only.`);
    const address = `address ${limitedAddress(request.ip)}`;
    setLimitHeaders(reply, await limiter.look(address, limitOf()));
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    if (endpoint.auth !== 'none') request.caller = await lookUp(request.headers.authorization);
    const { caller } = request;
    if (caller?.isStaff) reply.header('X-Extensions', offeredTo(true));
    const allowance = caller
      ? await limiter.spend(...spendingOf(caller))
      : await limiter.spend(address, limitOf());
    setLimitHeaders(reply, allowance);
    if (allowance.retryAfter > 0) {
      reply.header('Retry-After', allowance.retryAfter);
      throw new ApiRefusal(429, 'Too Many Requests. Please retry later.');
    }
    if (endpoint.extension === 'mail' && !sendsMail) throw new ApiRefusal(404, 'This server sends no mail.');
    if (endpoint.extension === 'passkeys' && !hasPasskeys()) throw noPasskeys();
    if (endpoint.extension === 'support' && caller) await mustHaveSecondStep(staffStep, caller, endpoint);
    if (caller?.inspection) await recordInspectedRequest(database.db, caller, request.method, request.url);
  });

  app.addHook('preHandler', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint?.counts) return;
    const countedUntil = await waitFor(endpoint);
    if (countedUntil !== undefined) reply.header('X-Counted-Until', countedUntil);
    else if (endpoint.extension === 'analytics' && !endpoint.file) request.tooLate = await tooLate();
  });

  app.addHook('preSerialization', async (request, reply) => {
    // Refusals contain no figures.
    if (!request.tooLate || reply.statusCode !== 200) return;
    const countedUntil = await request.tooLate();
    if (countedUntil !== undefined) reply.header('X-Counted-Until', countedUntil);
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

  const troubles = createTally(app.log, 'Requests could not be answered without the database.');
  app.setErrorHandler((error: FastifyError, request, reply) =>
    refuse(checkDeclared(error, request, explain(error, true).status), request, reply, troubles),
  );

  for (const url of ['/api', '/api/*']) {
    app.options(url, (_request, reply) =>
      reply
        .header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
        .header('Access-Control-Allow-Headers', 'Authorization, Content-Type')
        .header('Access-Control-Max-Age', 86_400)
        .code(204)
        .send(),
    );
    app.route({
      method: app.supportedMethods.filter((method) => method !== 'OPTIONS'),
      url,
      handler: (request) => {
        throw new ApiRefusal(404, `${request.method} ${request.url.split('?')[0]} isn’t part of this API.`);
      },
    });
  }
}

const inWords: Record<DatabaseFailure, string> = {
  away: 'The database can’t be reached right now. Try again in a minute.',
  busy: 'The database is busy. Nothing was changed. Try again in a minute.',
  full: 'The server’s disk is full. Nothing was changed.',
  'read-only': 'The database is read-only right now. Nothing was changed.',
  // The change may be in the database now but lost after a power cut.
  broken: 'The server’s disk is failing. Check whether your change was saved.',
};

/** Seconds after which a retry may succeed. */
const retryAfter = 5;

function refuse(error: Error, request: FastifyRequest, reply: FastifyReply, troubles: Tally): FastifyReply {
  const { status, message, field, reason } = explain(error, request.method === 'GET');
  if (error instanceof ApiRefusal) {
    if (error.retryAfter !== undefined) void reply.header('Retry-After', error.retryAfter);
  } else {
    if (status === 503) void reply.header('Retry-After', retryAfter);
    // A body that breaks off causes a network error as well, so only 5xx responses count as faults. Intended refusals,
    // such as those of a busy service, would fill the log.
    if (status >= 500 && failureOf(error)) troubles.note(1, { err: error, requestId: request.id });
    else if (status >= 500) request.log.error({ err: error }, message);
  }
  if (status === 413) keepConnectionOpen(reply);
  const answer: Failure = { error: 1, message, ...(field && { field }), ...(reason && { reason }) };
  return reply.code(status).send(answer);
}

interface Explained {
  status: number;
  message: string;
  field?: string | undefined;
  reason?: string | undefined;
}

function explain(error: Error & { statusCode?: number }, reads: boolean): Explained {
  if (error instanceof ApiRefusal) return error;
  if (error instanceof ConflictError) return { status: 400, message: error.message, field: error.field };
  if (error.statusCode === 413) {
    return { status: 413, message: `The body can have at most ${maxBodyBytes / 1024} KiB.` };
  }
  if (error.statusCode === 415) return { status: 415, message: notJson };
  if (error.statusCode && error.statusCode < 500) return { status: 400, message: error.message };
  // Checked last, since a body that breaks off causes a network error as well.
  const trouble = failureOf(error);
  if (trouble) return { status: 503, message: inWords[trouble] };
  const message = reads
    ? 'The server couldn’t answer. Try again in a moment.'
    : 'Something went wrong on our side. Nothing was changed.';
  return { status: 500, message };
}
