import { Worker } from 'node:worker_threads';
import type { PngAnswer, PngOrder } from './png-worker.ts';

export interface PngDrawer {
  /**
   * @param svg refers to nothing outside itself: what it named would be read from this machine
   * @param size width in pixels
   * @throws TooBusy when many are waiting already
   */
  draw(svg: string, size: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

export class TooBusy extends Error {
  override name = 'TooBusy';
}

const mostWaiting = 32;

/** Draws pictures one after the other in another thread, which is started for the first of them. */
export function createPngDrawer(): PngDrawer {
  interface Waiting {
    resolve(png: Uint8Array): void;
    reject(error: Error): void;
  }
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let orders = 0;

  const start = () => {
    const started = new Worker(new URL('png-worker.ts', import.meta.url));
    started.on('message', (answer: PngAnswer) => {
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('png' in answer) order?.resolve(answer.png);
      else order?.reject(new Error(answer.error));
      if (waiting.size === 0) started.unref();
    });
    const failed = (error: Error) => {
      worker = undefined;
      for (const order of waiting.values()) order.reject(error);
      waiting.clear();
    };
    started.once('error', failed);
    started.once('exit', () => failed(new Error('The thread that draws has ended.')));
    return started;
  };

  return {
    draw(svg, size) {
      if (waiting.size >= mostWaiting) return Promise.reject(new TooBusy('Too many pictures are waiting.'));
      worker ??= start();
      worker.ref();
      const order: PngOrder = { id: (orders += 1), svg, size };
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      waiting.set(order.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(order);
      return promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
