import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { Answer, Question } from '#server/store/analytics/ask.ts';
import type { Place } from '#server/store/database/database.ts';
import type { AskMessage, AskReply } from './ask-order.ts';

/** Answers questions about visits beside the thread that answers requests. */
export interface AskThread {
  /** @throws ApiRefusal 503 where the question is too large, or too many wait */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** Questions that wait, of all accounts and of one. */
const [most, mostOfOne] = [40, 12];
/** Seconds after which those that are turned away may ask again. */
const retryAfter = 5;

const tooMuch = () =>
  new ApiRefusal(
    503,
    'This covers more visits than can be counted at once. Choose a shorter period.',
    undefined,
    retryAfter,
  );
const busy = () =>
  new ApiRefusal(
    503,
    'Many statistics are being counted right now. Try again in a moment.',
    undefined,
    retryAfter,
  );

// Not as a URL: under a test runner, this module's own is none of a file.
const script = path.join(import.meta.dirname, 'ask-worker.ts');

interface Waiting extends PromiseWithResolvers<Answer> {
  accountId: number;
}

/** A thread with a connection of its own, which is started for the first question. It keeps no process alive. */
export function createAskThread(place: Place): AskThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let questions = 0;

  const settle = (reply: AskReply) => {
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) one?.resolve(reply.answer);
    else one?.reject('error' in reply ? reply.error : tooMuch());
  };
  const start = () => {
    const started = new Worker(script, { workerData: place });
    started.unref();
    started.on('message', settle);
    const failed = (error: Error) => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.once('error', failed);
    started.once('exit', () => failed(new Error('The thread that answers questions has ended.')));
    return started;
  };

  return {
    ask(question) {
      const { accountId } = question;
      const ofOne = waiting.values().reduce((sum, one) => sum + (one.accountId === accountId ? 1 : 0), 0);
      if (waiting.size >= most || ofOne >= mostOfOne) return Promise.reject(busy());
      worker ??= start();
      const message: AskMessage = { id: (questions += 1), question };
      const settled = { ...Promise.withResolvers<Answer>(), accountId };
      waiting.set(message.id, settled);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      worker.postMessage(message);
      return settled.promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
