import { Worker } from 'node:worker_threads';
import { workerPath } from '#server/paths.ts';
import type { CountMessage, CountOrder, CountReply, CountTask } from './count-order.ts';

export interface CountThread {
  /** Whether the thread has been started. */
  isStarted(): boolean;
  /** Settles once the order is carried out. */
  ask(order: CountOrder): Promise<void>;
  close(): Promise<void>;
}

const script = workerPath('traffic/counting/count-worker');

const ended = () => new Error('The thread that counts has ended.');

/**
 * Creates a thread with a database connection of its own. It starts with the first order and doesn't keep the process
 * alive while idle.
 */
export function createCountThread(task: CountTask): CountThread {
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let worker: Worker | undefined;
  let orders = 0;
  let isClosing = false;

  const start = () => {
    const started = new Worker(script, { workerData: task });
    started.on('message', ({ id, error }: CountReply) => {
      const order = waiting.get(id);
      waiting.delete(id);
      if (error) order?.reject(error);
      else order?.resolve();
      // While closing, the thread stays referenced. Otherwise nothing might keep the process alive until it has ended.
      if (waiting.size === 0 && !isClosing) started.unref();
    });
    const failed = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      for (const order of waiting.values()) order.reject(error);
      waiting.clear();
    };
    started.once('error', failed);
    started.once('exit', () => failed(ended()));
    return started;
  };

  return {
    isStarted: () => worker !== undefined,
    ask(order) {
      // An order that was still queued would start another thread, which nobody would end.
      if (isClosing) return Promise.reject(ended());
      worker ??= start();
      worker.ref();
      const message: CountMessage = { id: (orders += 1), order };
      const settled = Promise.withResolvers<void>();
      waiting.set(message.id, settled);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(message);
      return settled.promise;
    },
    async close() {
      isClosing = true;
      await worker?.terminate();
    },
  };
}
