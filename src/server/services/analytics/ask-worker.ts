import { parentPort, workerData } from 'node:worker_threads';
import { ask, TooMuch } from '#server/store/analytics/ask.ts';
import { connectDatabase, type Place } from '#server/store/database/database.ts';
import type { AskMessage, AskReply } from './ask-order.ts';

// It only reads: nothing here waits for the disk.
const database = connectDatabase({
  ...(workerData as Place),
  durability: 'normal',
  isAside: true,
  connections: 2,
});

async function replyTo({ id, question }: AskMessage): Promise<AskReply> {
  try {
    return { id, answer: await ask(database.db, question) };
  } catch (error) {
    if (error instanceof TooMuch) return { id, isTooMuch: true };
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

// One after the other, so that two large ones need not have their room at the same time.
let last: Promise<void> = Promise.resolve();
async function replyAfter(before: Promise<void>, message: AskMessage): Promise<void> {
  await before;
  const reply = await replyTo(message);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(reply);
}
parentPort?.on('message', (message: AskMessage) => {
  last = replyAfter(last, message);
});
