import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { accepts } from './accepts.ts';

/** In bytes: less goes in one packet as it is. */
const least = 1400;

/** Below it, gzip is about as small; above it, slow. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toBrotli = promisify(brotliCompress);

const compressors = {
  br: (text: string) => toBrotli(text, brotli),
  gzip: promisify<string, Buffer>(gzip),
} as const;

/**
 * Sends text compressed to whoever takes it so. Streams go as they are. It is done by threads of its own, so that nothing
 * else waits for it.
 */
export function compressText(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < least || reply.hasHeader('Content-Encoding'))
      return payload;
    const varied = reply.getHeader('Vary');
    reply.header('Vary', typeof varied === 'string' ? `${varied}, Accept-Encoding` : 'Accept-Encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((each) => accepts(accepted, each));
    if (!encoding) return payload;
    const tag = reply.getHeader('ETag');
    // The same text, but other bytes.
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('ETag', `W/${tag}`);
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return compressors[encoding](payload);
  });
}
