import { Worker } from 'node:worker_threads';
import { workerPath } from '#server/paths.ts';
import { ApiRefusal } from '#server/rules/api-refusal.ts';
import type { Answer, Condition, Question } from '#server/store/analytics/ask.ts';
import type { Recent } from '#server/store/analytics/rows.ts';
import type { Judged } from '#server/store/statistics/judge.ts';
import type { DatabaseOptions } from '#server/store/database/database.ts';
import type { AskMessage, AskReply, VisitsFilter, TaskName, AskTasks } from './ask-order.ts';

/** Answers questions about visits in a thread of its own, apart from the thread that handles requests. */
export interface AskThread {
  /**
   * @throws ApiRefusal 503 if the question is too large, too many are waiting, or visits are being written to blocks
   */
  ask(question: Question): Promise<Answer>;
  /** Answers the same question for several records, within the time of one. */
  each(question: Question, each: readonly Condition[]): Promise<Answer[]>;
  /** Returns the goals that are met, and days without visits. No account asks this question. */
  goals(now: number): Promise<Judged[]>;
  /** Returns the visits of the last minutes. */
  recent(given: AskTasks['recent']['given']): Promise<Recent>;
  /** Streams the lines of a file with single visits, as fast as they're read. */
  file(wanted: VisitsFilter): ReadableStream<Uint8Array>;
  close(): Promise<void>;
}

/** Maximum waiting questions, of all accounts and of one. */
const [maxWaiting, maxWaitingOfOne] = [40, 12];
/** Stands for the account in questions that the service itself asks. */
const nobody = 0;
/** Seconds after which refused callers may retry. */
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

const ended = () => new Error('The thread that answers questions has ended.');

const script = workerPath('services/analytics/ask-worker');

interface Waiting extends PromiseWithResolvers<unknown> {
  accountId: number;
}

/**
 * Creates a thread with its own connection, which starts with the first question. It doesn't keep the process alive.
 */
export function createAskThread(place: DatabaseOptions): AskThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let questions = 0;
  let isClosed = false;

  const settle = (reply: AskReply) => {
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('result' in reply) one?.resolve(reply.result);
    else if ('error' in reply) one?.reject(reply.error);
    else one?.reject(reply.refused === 'moved' ? busy() : tooMuch());
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
    started.once('exit', () => failed(ended()));
    return started;
  };

  function run<Name extends TaskName>(
    work: Name,
    given: AskTasks[Name]['given'],
    accountId: number,
  ): Promise<AskTasks[Name]['result']> {
    const ofOne = waiting.values().reduce((sum, one) => sum + (one.accountId === accountId ? 1 : 0), 0);
    if (waiting.size >= maxWaiting || ofOne >= maxWaitingOfOne) return Promise.reject(busy());
    // Waiting questions would start another thread, which nothing ends.
    if (isClosed) return Promise.reject(ended());
    worker ??= start();
    const message = { id: (questions += 1), work, given } as AskMessage;
    const settled = Promise.withResolvers<AskTasks[Name]['result']>();
    waiting.set(message.id, { ...settled, accountId } as Waiting);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(message);
    return settled.promise;
  }

  let files = 0;
  const encoder = new TextEncoder();
  return {
    ask: (question) => run('ask', question, question.accountId),
    each: (question, each) => run('each', { question, each }, question.accountId),
    goals: (now) => run('goals', { now }, nobody),
    recent: (given) => run('recent', given, given.accountId),
    file(wanted) {
      const file = (files += 1);
      const { accountId } = wanted;
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const lines = await run('lines', { file, wanted }, accountId);
            if (lines === undefined) controller.close();
            else controller.enqueue(encoder.encode(lines));
          },
          async cancel() {
            // A thread that has ended holds no file open.
            if (!isClosed) await run('leave', { file }, accountId);
          },
        },
        { highWaterMark: 1 },
      );
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
