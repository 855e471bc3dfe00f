import type { FastifyInstance, FastifyRequest } from 'fastify';

/** In bytes. More than any of the service's forms can fill, in any script. */
const maxFormBytes = 64 * 1024;

/** Accepts forms that browsers send in this scope, up to the size limit. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (
      _request: FastifyRequest,
      body: string | Buffer,
      done: (error: Error | null, body?: unknown) => void,
    ) => {
      done(null, new URLSearchParams(String(body)));
    },
  );
}

/**
 * Returns what was entered into a field, or "" if nothing was. It removes NUL, which databases can't store, and lone
 * surrogates. Browsers send two characters for a line break but count one.
 */
export const entered = ({ body }: FastifyRequest, field: string): string =>
  body instanceof URLSearchParams
    ? (body.get(field) ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed()
    : '';

export const hasField = ({ body }: FastifyRequest, field: string): boolean =>
  body instanceof URLSearchParams && body.has(field);
