import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** The largest body taken: a logo of 512 KiB in base64, and room beside it. */
export const largestBody = 1024 * 1024;

/**
 * Takes every body as it came, whatever its Content-Type: this API's clients send JSON's with no body at all, and what
 * is wrong with a body is answered once it is known that the endpoint wants one.
 */
export function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) => {
    done(null, body);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON object of a request; none at all counts as an empty one. */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  const bytes = request.body;
  if (!(bytes instanceof Uint8Array) || bytes.length === 0) return {};
  const contentType = request.headers['content-type'];
  if (contentType && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType)) {
    throw new Refusal(415, 'Send the body as JSON, with Content-Type: application/json.');
  }
  const parsed = parse(bytes);
  mustBeStorable(parsed);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
  return parsed as Record<string, unknown>;
}

/**
 * @throws Refusal 400 for text that no database keeps as it is: a NUL, or half of a surrogate pair. Walks without
 * recursion, since the nesting is the caller's to choose.
 */
export function mustBeStorable(value: unknown): void {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) {
      throw new Refusal(
        400,
        'A text has a character in it that is none: a NUL, or half of a surrogate pair.',
      );
    }
    if (typeof next === 'object' && next !== null) {
      for (const member of Object.values(next)) left.push(member);
    }
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes);
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}
