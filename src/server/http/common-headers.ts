import type { FastifyInstance } from 'fastify';

export type CommonHeaders = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** For responses that bypass Fastify's own way of sending. */
    headersOfAll: CommonHeaders;
  }
}

/**
 * Returns the headers of every response. Behind https, they make browsers insist on https, which isn't allowed over
 * plain http.
 */
export const commonHeadersOf = (publicUrl: string): CommonHeaders =>
  publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

export function sendCommonHeaders(app: FastifyInstance, headers: CommonHeaders): void {
  app.decorate('headersOfAll', headers);
  if (Object.keys(headers).length === 0) return;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
