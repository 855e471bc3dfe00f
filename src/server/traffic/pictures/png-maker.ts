import { LRUCache } from 'lru-cache';
import { createRateLimiter } from '#server/rules/rate-limit.ts';
import type { PrintOrder } from './print-file.ts';
import type { RasterOrder } from './raster.ts';
import { createWorkProcess, TooBusy } from './work-process.ts';

/** A picture that is not made now, since too many are. */
export class NotNow extends Error {
  readonly status: 429 | 503;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A bitmap, or a file for a printer. */
type PictureOrder = RasterOrder | PrintOrder;

export interface PngMaker {
  /**
   * @param tag stands for the picture: what has the same one is the same
   * @param address whose request it is
   * @throws NotNow
   */
  png(tag: string, order: PictureOrder, address: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Bytes of pictures that are kept. */
const mostKept = 32 * 1024 * 1024;

/** Pixels a side. A larger picture takes up to a second, so that none waits behind it that is quick to make. */
const large = 1024;

/** Pictures a minute that are made for one address. What is kept is sent as often as it is asked for. */
const most = { small: 120, large: 10 };

const waiting = { small: 160, large: 32 };

const script = new URL('png-worker.ts', import.meta.url);

/** Makes pictures of drawings, each once, and keeps those that were asked for of late. */
const kindOf = (order: PictureOrder) => ('size' in order && order.size > large ? 'large' : 'small');

export function createPngMaker(): PngMaker {
  const limiter = createRateLimiter();
  const makers = {
    small: createWorkProcess<PictureOrder, Uint8Array>(script, { mostWaiting: waiting.small }),
    large: createWorkProcess<PictureOrder, Uint8Array>(script, { mostWaiting: waiting.large, niceness: 15 }),
  };
  const kept = new LRUCache<string, Uint8Array, { order: PictureOrder }>({
    maxSize: mostKept,
    sizeCalculation: (png) => png.length,
    // Whoever asks while it is made waits for the same one.
    fetchMethod: async (_tag, _stale, { context: { order } }) =>
      Buffer.from(await makers[kindOf(order)].ask(order)),
    ignoreFetchAbort: true,
  });

  return {
    async png(tag, order, address) {
      const known = kept.get(tag);
      if (known) return known;
      const kind = kindOf(order);
      const { retryAfter } = await limiter.spend(`${kind} ${address}`, most[kind]);
      if (retryAfter > 0) throw new NotNow(429, 'Too many pictures. Please retry later.', retryAfter);
      try {
        return await kept.forceFetch(tag, { context: { order } });
      } catch (error) {
        if (error instanceof TooBusy) throw new NotNow(503, 'Too many pictures are asked for.', 5);
        throw error;
      }
    },
    async close() {
      await Promise.all([makers.small.close(), makers.large.close()]);
    },
  };
}
