import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { allowLongTimeout } from './slow-requests.ts';
import { jsonBody, mustBeStorable } from './body.ts';
import { type Caller, mustHaveWriteAccess, mustHaveSignedIn } from '#server/rules/caller.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { parse } from './parse.ts';
import { withDeclaredRefusals } from './declared-refusals.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';

export interface RouteRequest<E extends Endpoint> {
  caller: E extends { auth: 'none' } ? null : Caller;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The address the request comes from. It is used only for limits, and never stored or logged. */
  address: string;
  /** The user agent. */
  agent: string | undefined;
  /** The requested languages, in the format of `Accept-Language`. */
  languages: string | undefined;
}

export type RouteResponse<E extends Endpoint> = z.input<E['response']>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether each response is checked against the contract, as in development and tests. */
    checksAnswers: boolean;
    /** The contact named in refusals. Undefined if there is none. */
    supportEmail: string | undefined;
  }
}

/** Registers the single handler of an endpoint. It parses the request, checks permissions, and responds. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (asked: RouteRequest<E>) => Promise<RouteResponse<E>>,
  /** Maximum size of the body, in bytes. The default is that of all other routes. */
  bodyLimit?: number,
): void {
  const carriedOut = app.checksAnswers ? withDeclaredRefusals(endpoint, handler) : handler;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit !== undefined && {
      bodyLimit,
      // Runs after the hook of all routes, which stops callers who aren't signed in.
      onRequest: (request, _reply, done) => {
        allowLongTimeout(request.raw);
        done();
      },
    }),
    config: { endpoint },
    handler: async (request, reply) => {
      if (endpoint.method !== 'GET' && request.caller)
        mustHaveWriteAccess(request.caller, { always: endpoint.always, support: app.supportEmail });
      if (endpoint.signedIn && request.caller) mustHaveSignedIn(request.caller);
      mustBeStorable(request.query);
      mustBeStorable(request.params);
      const answer = await carriedOut({
        caller: request.caller as RouteRequest<E>['caller'],
        params: (endpoint.params ? parse(endpoint.params, request.params) : {}) as ParamsOf<E>,
        query: (endpoint.query ? parse(endpoint.query, request.query) : {}) as QueryOf<E>,
        body: (endpoint.body ? parse(endpoint.body, jsonBody(request)) : {}) as BodyOf<E>,
        address: limitedAddress(request.ip),
        agent: request.headers['user-agent'],
        languages: request.headers['accept-language'],
      });
      if (app.checksAnswers) check(endpoint, answer);
      const { file } = endpoint;
      if (file) reply.type(file.type).header('Content-Disposition', `attachment; filename="${file.name}"`);
      return answer;
    },
  });
}

/** A refusal with HTTP status 200, such as the lookup of a short URL without a match. */
export class SoftRefusal extends ApiRefusal {
  constructor(message: string) {
    super(200, message);
  }
}

function check(endpoint: Endpoint, answer: unknown): void {
  const checked = z.safeParse(endpoint.response, answer);
  if (!checked.success) {
    throw new Error(
      `The answer to ${endpoint.method} ${endpoint.path} breaks the contract: ${checked.error.message}`,
    );
  }
}
