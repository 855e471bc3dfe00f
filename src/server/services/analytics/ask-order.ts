import type { Answer, Condition, Question } from '#server/store/analytics/ask.ts';
import type { Recent } from '#server/store/analytics/rows.ts';
import type { Judged } from '#server/store/statistics/judge.ts';
import type { Span } from '#server/store/analytics/span.ts';

/** The single visits to return. */
export interface VisitsFilter {
  accountId: number;
  span: Span;
  conditions: readonly Condition[];
  /** The service's own host. */
  mainHost: string;
}

/** The thread's tasks, with their input and result. */
export interface AskTasks {
  ask: { given: Question; result: Answer };
  each: { given: { question: Question; each: readonly Condition[] }; result: Answer[] };
  goals: { given: { now: number }; result: Judged[] };
  recent: { given: { accountId: number; now: number; minutes: number; most: number }; result: Recent };
  /** The next lines of a file of visits. Undefined if there are no more. */
  lines: { given: { file: number; wanted: VisitsFilter }; result: string | undefined };
  /** Drops the rest of a file. */
  leave: { given: { file: number }; result: undefined };
}
export type TaskName = keyof AskTasks;

export type AskMessage = {
  [Name in TaskName]: { id: number; work: Name; given: AskTasks[Name]['given'] };
}[TaskName];

/**
 * `tooMuch`: the question would take more time or memory than one question may. `moved`: blocks were written at every
 * attempt.
 */
export type AskReply = { id: number } & (
  | { result: unknown }
  | { refused: 'tooMuch' | 'moved' }
  | { error: Error }
);
