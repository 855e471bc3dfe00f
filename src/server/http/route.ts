import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { giveTime } from './slow-requests.ts';
import { jsonBody, mustBeStorable } from './body.ts';
import { type Caller, mayWrite, mustHaveSignedIn } from '#server/rules/caller.ts';
import { limitedAddress } from '#server/rules/limited-address.ts';
import { parse } from './parse.ts';
import { refusingAsTold } from './told-refusals.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';

export interface Asked<E extends Endpoint> {
  caller: E extends { auth: 'none' } ? null : Caller;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Where the request comes from; for limits only, never kept or logged. */
  address: string;
  /** What the program calls itself. */
  agent: string | undefined;
  /** The languages that it asks for, as `Accept-Language` has them. */
  languages: string | undefined;
}

export type Answer<E extends Endpoint> = z.input<E['response']>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether each answer is held against the contract: in development and tests. */
    checksAnswers: boolean;
    /** Whom refusals name to ask; undefined: nobody is known. */
    supportEmail: string | undefined;
  }
}

/** Registers the one handler of an endpoint: parses what was sent, checks what may be done, answers. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (asked: Asked<E>) => Promise<Answer<E>>,
  /** Of the body, in bytes; that of all others if not given. */
  bodyLimit?: number,
): void {
  const carriedOut = app.checksAnswers ? refusingAsTold(endpoint, handler) : handler;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit !== undefined && {
      bodyLimit,
      // After that of all routes, which lets strangers no further.
      onRequest: (request, _reply, done) => {
        giveTime(request.raw);
        done();
      },
    }),
    config: { endpoint },
    handler: async (request, reply) => {
      if (endpoint.method !== 'GET' && request.caller)
        mayWrite(request.caller, { always: endpoint.always, support: app.supportEmail });
      if (endpoint.signedIn && request.caller) mustHaveSignedIn(request.caller);
      mustBeStorable(request.query);
      mustBeStorable(request.params);
      const answer = await carriedOut({
        caller: request.caller as Asked<E>['caller'],
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

/** A no that has HTTP status 200, as the look-up of a short URL without a match. */
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
