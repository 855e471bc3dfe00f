import { Worker } from 'node:worker_threads';
import type { OrderMessage, AnswerMessage } from './answer-orders.ts';

export interface Thread<Order, Answer> {
  /** @throws TooBusy when many are waiting already */
  ask(order: Order): Promise<Answer>;
  close(): Promise<void>;
}

export class TooBusy extends Error {
  override name = 'TooBusy';
}

const mostWaiting = 32;

/**
 * Has orders answered one after the other in another thread, which is started for the first of them.
 * @param script what runs in the thread: it calls `answerOrders`
 * @param idle milliseconds without an order after which the thread ends, until the next one; absent: it stays
 */
export function createThread<Order, Answer>(script: URL, idle?: number): Thread<Order, Answer> {
  interface Waiting {
    resolve(answer: Answer): void;
    reject(error: Error): void;
  }
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;
  let orders = 0;

  const start = () => {
    const started = new Worker(script);
    const end = () => {
      worker = undefined;
      void started.terminate();
    };
    const rest = () => {
      started.unref();
      if (idle !== undefined) ending = setTimeout(end, idle).unref();
    };
    started.on('message', (message: AnswerMessage<Answer>) => {
      const order = waiting.get(message.id);
      waiting.delete(message.id);
      if ('answer' in message) order?.resolve(message.answer);
      else order?.reject(new Error(message.error));
      if (waiting.size === 0) rest();
    });
    const failed = (error: Error) => {
      // One that had nothing to do and was ended; the orders are another's.
      if (worker !== started) return;
      worker = undefined;
      for (const order of waiting.values()) order.reject(error);
      waiting.clear();
    };
    started.once('error', failed);
    started.once('exit', () => failed(new Error(`The thread of ${script.href} has ended.`)));
    return started;
  };

  return {
    ask(order) {
      if (waiting.size >= mostWaiting)
        return Promise.reject(new TooBusy(`Too much is waiting for ${script.href}.`));
      clearTimeout(ending);
      worker ??= start();
      worker.ref();
      const message: OrderMessage<Order> = { id: (orders += 1), order };
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      waiting.set(message.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(message);
      return promise;
    },
    async close() {
      clearTimeout(ending);
      await worker?.terminate();
    },
  };
}
