import { LRUCache } from 'lru-cache';
import { workerPath } from '#server/paths.ts';
import { createRateLimiter } from '#server/rules/rate-limit.ts';
import type { PrintJob } from './print-file.ts';
import type { RasterJob } from './raster.ts';
import { createWorkProcess, TooBusy } from './work-process.ts';

/** The picture can't be created now, since there are too many requests. */
export class TooManyPictures extends Error {
  readonly status: 429 | 503;
  /** In seconds. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A bitmap, or a file for a printer. */
type PictureJob = RasterJob | PrintJob;

export interface PngRenderer {
  /**
   * Creates each picture once and caches those that were requested recently.
   * @param tag identifies the picture. Orders with the same tag yield the same picture
   * @param address the IP address of the request
   * @throws TooManyPictures
   */
  png(tag: string, order: PictureJob, address: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Maximum size of the cached pictures, in bytes. */
const maxKept = 32 * 1024 * 1024;

/**
 * Width in pixels. Larger pictures take up to a second, so they have a queue of their own that doesn't delay quick
 * ones.
 */
const large = 1024;

/** Pictures that are created for one IP address per minute. Cached pictures aren't limited. */
const maxPerMinute = { small: 120, large: 10 };

const waiting = { small: 160, large: 32 };

const script = workerPath('traffic/pictures/png-worker');

const kindOf = (order: PictureJob) => ('size' in order && order.size > large ? 'large' : 'small');

export function createPngRenderer(): PngRenderer {
  const limiter = createRateLimiter();
  const makers = {
    small: createWorkProcess<PictureJob, Uint8Array>(script, { mostWaiting: waiting.small }),
    large: createWorkProcess<PictureJob, Uint8Array>(script, { mostWaiting: waiting.large, niceness: 15 }),
  };
  const kept = new LRUCache<string, Uint8Array, { order: PictureJob }>({
    maxSize: maxKept,
    sizeCalculation: (png) => png.length,
    // Requests that come while a picture is being created wait for the same one.
    fetchMethod: async (_tag, _stale, { context: { order } }) =>
      Buffer.from(await makers[kindOf(order)].ask(order)),
    ignoreFetchAbort: true,
  });

  return {
    async png(tag, order, address) {
      const known = kept.get(tag);
      if (known) return known;
      const kind = kindOf(order);
      const { retryAfter } = await limiter.spend(`${kind} ${address}`, maxPerMinute[kind]);
      if (retryAfter > 0)
        throw new TooManyPictures(429, 'Too many pictures. Please retry later.', retryAfter);
      try {
        return await kept.forceFetch(tag, { context: { order } });
      } catch (error) {
        if (error instanceof TooBusy) throw new TooManyPictures(503, 'Too many pictures are asked for.', 5);
        throw error;
      }
    },
    async close() {
      await Promise.all([makers.small.close(), makers.large.close()]);
    },
  };
}
