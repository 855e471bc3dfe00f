import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiRefusal } from '#server/rules/api-refusal.ts';

/** Maximum size of a body. It fits a logo of 512 KiB in base64 and some more. */
export const maxBodyBytes = 1024 * 1024;

/** Maximum size where a file may be included. It fits a file of 5 MiB in base64 and a logo. */
export const maxUploadBytes = 8 * 1024 * 1024;

/**
 * Accepts every body as is, whatever its Content-Type. This API's clients send JSON's Content-Type without a body, and
 * errors in a body are only reported once it's known that the endpoint needs one.
 */
export function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => {
    done(null, body);
  });
}

export const notJson = 'Send the body as JSON, with Content-Type: application/json.';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the JSON object of a request. No body counts as an empty object. */
export function jsonBody(request: FastifyRequest): Record<string, unknown> {
  const bytes = request.body;
  if (!(bytes instanceof Uint8Array) || bytes.length === 0) return {};
  const contentType = request.headers['content-type'];
  if (contentType && !/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType)) {
    throw new ApiRefusal(415, notJson);
  }
  const parsed = parse(bytes);
  removeFakeLengths(parsed);
  mustBeStorable(parsed);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ApiRefusal(400, 'The body must be a JSON object.');
  }
  return parsed as Record<string, unknown>;
}

/**
 * Walks the value without recursion, since the caller controls how deep it is nested.
 * @throws ApiRefusal 400 for text that databases can't store as it is: a NUL, or half of a surrogate pair
 */
export function mustBeStorable(value: unknown): void {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) {
      throw new ApiRefusal(400, 'A text contains an invalid character: a NUL, or half of a surrogate pair.');
    }
    if (typeof next === 'object' && next !== null) {
      for (const member of Object.values(next)) left.push(member);
    }
  }
}

/**
 * Deletes each member `length` that is an object. Schemas check the length of anything that has one, even where they
 * expect a text, and fail if it can't be compared. No member of this API has that name.
 */
function removeFakeLengths(value: unknown): void {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    if ('length' in next && typeof next.length === 'object') delete next.length;
    for (const member of Object.values(next)) left.push(member);
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes);
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new ApiRefusal(400, 'The body isn’t valid JSON.');
  }
}
