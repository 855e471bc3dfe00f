import type { FastifyError, FastifyRequest } from 'fastify';
import { canBeRefused, canRefuse, type Endpoint } from '#contract/endpoint.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';

const untold = ({ method, path }: Endpoint, status: number, cause: unknown) =>
  new Error(`${method} ${path} tells of no refusal with ${status}.`, { cause });

/** Treats a refusal with a status that isn't in the contract as a fault. */
export const withDeclaredRefusals =
  <Given, Told>(endpoint: Endpoint, handler: (asked: Given) => Promise<Told>) =>
  async (asked: Given): Promise<Told> => {
    try {
      return await handler(asked);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || canRefuse(endpoint, error.status)) throw error;
      throw untold(endpoint, error.status, error);
    }
  };

/** Does the same for refusals outside of handlers, such as those of authentication, rate limits and hosts. */
export function checkDeclared(
  error: FastifyError,
  { server, routeOptions }: FastifyRequest,
  status: number,
): Error {
  const { endpoint } = routeOptions.config;
  if (!server.checksAnswers || !endpoint || canBeRefused(endpoint, status)) return error;
  return untold(endpoint, status, error);
}
