import type { FastifyInstance } from 'fastify';

export type HeadersOfAll = Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** For what is written past Fastify's own way of sending. */
    headersOfAll: HeadersOfAll;
  }
}

/** The headers of every answer: behind https, that browsers insist on it. Over plain http they must not be told to. */
export const headersOfAll = (publicUrl: string): HeadersOfAll =>
  publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {};

export function sendHeadersOfAll(app: FastifyInstance, headers: HeadersOfAll): void {
  app.decorate('headersOfAll', headers);
  if (Object.keys(headers).length === 0) return;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
