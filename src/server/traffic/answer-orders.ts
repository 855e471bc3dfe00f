import { parentPort } from 'node:worker_threads';

export interface OrderMessage<Order> {
  id: number;
  order: Order;
}

export type AnswerMessage<Answer> = { id: number; answer: Answer } | { id: number; error: string };

/** What a thread does: it answers each order that the thread which started it sends. */
export function answerOrders<Order, Answer>(answerTo: (order: Order) => Answer | Promise<Answer>): void {
  const messageTo = async ({ id, order }: OrderMessage<Order>): Promise<AnswerMessage<Answer>> => {
    try {
      return { id, answer: await answerTo(order) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  parentPort?.on('message', (asked: OrderMessage<Order>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    void messageTo(asked).then((message) => parentPort?.postMessage(message));
  });
}
