import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { immutableFiles } from './immutable-files.ts';

/**
 * Sends a page or file of the docs.
 * @param name below /docs/. "" is the first page
 */
export type DocsFiles = (request: FastifyRequest, reply: FastifyReply, name: string) => FastifyReply;

/** Nothing is loaded from elsewhere, and inline scripts don't run. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  Vary: 'Accept-Encoding',
} as const;

/**
 * Serves the docs as built, from memory once they were requested.
 * @param folder the build's output, if any
 * @returns undefined if there are no docs
 */
export function docsFiles(folder: string | undefined): DocsFiles | undefined {
  if (folder === undefined || !existsSync(path.join(folder, 'index.html'))) return undefined;
  const files = immutableFiles(folder);
  const tags = new Map<Buffer, string>();
  const tagOf = (body: Buffer) => {
    const tag = tags.get(body) ?? `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    tags.set(body, tag);
    return tag;
  };
  return (request, reply, name) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    void reply.headers(headers);
    const page = name === '' ? 'index' : name.replace(/\/$/, '');
    const file = files(name, accepted) ?? files(`${page}.html`, accepted);
    if (!file)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('Page not found. The docs begin at /docs/\n');
    // Names under assets/ change with their content.
    if (name.startsWith('assets/')) void reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    else {
      const tag = tagOf(file.body);
      void reply.headers({ 'Cache-Control': 'no-cache', ETag: tag });
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    }
    if (file.encoding) void reply.header('Content-Encoding', file.encoding);
    return reply.type(file.type).send(file.body);
  };
}
