export interface JobMessage<Order> {
  order: Order;
}

/** `memory` is the memory that the process uses, in bytes. */
export type JobResponse<Answer> = ({ answer: Answer } | { error: string }) & { memory: number };

/** Runs a work process. It responds to each order that its parent process sends. */
export function handleJobs<Order, Answer>(answerTo: (order: Order) => Answer | Promise<Answer>): void {
  const answer = async (order: Order) => {
    const message = (outcome: { answer: Answer } | { error: string }): JobResponse<Answer> => ({
      ...outcome,
      memory: process.memoryUsage.rss(),
    });
    try {
      process.send?.(message({ answer: await answerTo(order) }));
    } catch (error) {
      process.send?.(message({ error: String(error) }));
    }
  };
  // Signals to the whole process group, such as Ctrl+C, are for the service to handle. It may still need this response.
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
  // The service has exited, for whatever reason.
  process.on('disconnect', () => process.exit());
  process.on('message', ({ order }: JobMessage<Order>) => void answer(order));
}
