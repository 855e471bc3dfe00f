import { setTimeout as sleep } from 'node:timers/promises';
import { now } from '#server/rules/clock.ts';
import type { AskThread } from '#server/services/analytics/ask-thread.ts';
import type { AccountMail } from '#server/services/account-mail.ts';
import type { Database } from '#server/store/database/database.ts';
import { areAnyOpen, settle } from '#server/store/statistics/goals.ts';
import type { Judged } from '#server/store/statistics/judge.ts';
import type { RecorderLog } from '#server/traffic/counting/recorder.ts';

/** Checks regularly which goals are met. */
export interface GoalJudge {
  /** Checks now. */
  judge(): Promise<void>;
  /** Starts the automatic checks. */
  start(): void;
  stop(): Promise<void>;
}

interface GoalJudgeOptions {
  database: Database;
  askThread: AskThread;
  post: AccountMail | null;
  log: RecorderLog;
}

/** Milliseconds between two checks. */
const every = 30_000;

/**
 * Goals are judged by counted visits, in the thread that answers questions, so that counting and redirects don’t wait.
 * If several instances find that a goal is met, one of them records it and sends the message.
 */
export function createGoalJudge({ database, askThread, post, log }: GoalJudgeOptions): GoalJudge {
  const { db } = database;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  const note = async ({ goal, isMet, visits, day, nextDue }: Judged) => {
    const met = { met_at: now(), met_visits: visits, met_day: day, seen_at: null };
    const isNoted = await settle(db, goal, { due_at: nextDue, ...(isMet && met) });
    if (isNoted && isMet && goal.mail === 1) post?.goalMet({ ...goal, met_visits: visits, met_day: day });
  };
  const judge = async () => {
    const time = now();
    if (!(await areAnyOpen(db, time))) return;
    for (const judged of await askThread.goals(time)) await note(judged);
  };
  const run = async () => {
    while (!signal.aborted) {
      try {
        await sleep(every, undefined, { signal, ref: false });
        await judge();
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'Goals could not be judged; they are again later.');
      }
    }
  };
  return {
    judge,
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
