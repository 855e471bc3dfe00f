import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes: more than any form of ours can fill, in any script. */
const largestForm = 64 * 1024;

/** Takes what browsers send of a form in this scope, and nothing that is larger. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: largestForm },
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
 * What was entered into a field; "" where nothing was. Databases keep no NUL, and half a character is none. Browsers send
 * two characters for a line break, and count one.
 */
export const entered = ({ body }: FastifyRequest, field: string): string =>
  body instanceof URLSearchParams
    ? (body.get(field) ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed()
    : '';

/** Whether a form with this field was sent. */
export const hasField = ({ body }: FastifyRequest, field: string): boolean =>
  body instanceof URLSearchParams && body.has(field);
