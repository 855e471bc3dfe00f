import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { accepts } from './accepts.ts';

/** In bytes. A smaller text fits in one packet uncompressed. */
const minBytes = 1400;

/** Below this quality, gzip is about as small. Above it, compression is slow. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const toBrotli = promisify(brotliCompress);

const compressors = {
  br: (text: string) => toBrotli(text, brotli),
  gzip: promisify<string, Buffer>(gzip),
} as const;

/**
 * Compresses text for clients that accept it. Streams are sent unchanged. Compression runs in threads of its own, so
 * nothing else waits for it.
 */
export function compressText(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minBytes || reply.hasHeader('Content-Encoding'))
      return payload;
    const varied = reply.getHeader('Vary');
    reply.header('Vary', typeof varied === 'string' ? `${varied}, Accept-Encoding` : 'Accept-Encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((each) => accepts(accepted, each));
    if (!encoding) return payload;
    const tag = reply.getHeader('ETag');
    // The text is the same, but the bytes differ.
    if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('ETag', `W/${tag}`);
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return compressors[encoding](payload);
  });
}
