export interface OrderMessage<Order> {
  order: Order;
}

/** `memory` is what the process holds, in bytes. */
export type AnswerMessage<Answer> = ({ answer: Answer } | { error: string }) & { memory: number };

/** What a work process does: it answers each order that the process which started it sends. */
export function answerOrders<Order, Answer>(answerTo: (order: Order) => Answer | Promise<Answer>): void {
  const answer = async (order: Order) => {
    const message = (outcome: { answer: Answer } | { error: string }): AnswerMessage<Answer> => ({
      ...outcome,
      memory: process.memoryUsage.rss(),
    });
    try {
      process.send?.(message({ answer: await answerTo(order) }));
    } catch (error) {
      process.send?.(message({ error: String(error) }));
    }
  };
  // What is sent to the whole group, such as Ctrl+C, is for the service to act on: it may still need this answer.
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
  // The service is gone, in whatever way it went.
  process.on('disconnect', () => process.exit());
  process.on('message', ({ order }: OrderMessage<Order>) => void answer(order));
}
