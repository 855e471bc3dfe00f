import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CountMessage, CountOrder, CountReply, CountTask } from './count-order.ts';

export interface CountThread {
  /** Whether it was ever needed. */
  isStarted(): boolean;
  /** Settles once the order is carried out. */
  ask(order: CountOrder): Promise<void>;
  close(): Promise<void>;
}

// Not as a URL: under a test runner, this module's own is none of a file.
const script = path.join(import.meta.dirname, 'count-worker.ts');

const ended = () => new Error('The thread that counts has ended.');

/** A thread with a connection of its own, which is started for the first order. It keeps no process alive. */
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
      // Whoever waits for its end waits in vain where nothing keeps the process alive.
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
      // An order that waited for its turn would start another one, which nobody ends.
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
