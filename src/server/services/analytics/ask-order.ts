import type { Answer, Condition, Question } from '#server/store/analytics/ask.ts';
import type { Recent } from '#server/store/analytics/rows.ts';
import type { Judged } from '#server/store/statistics/judge.ts';
import type { Span } from '#server/store/analytics/span.ts';

/** Which single visits are wanted. */
export interface VisitsWanted {
  accountId: number;
  span: Span;
  conditions: readonly Condition[];
  /** Of the service itself. */
  mainHost: string;
}

/** What the thread beside does, and what comes of it. */
export interface Works {
  ask: { given: Question; result: Answer };
  each: { given: { question: Question; each: readonly Condition[] }; result: Answer[] };
  goals: { given: { now: number }; result: Judged[] };
  recent: { given: { accountId: number; now: number; minutes: number; most: number }; result: Recent };
  /** The next lines of a file of visits; undefined: there are no more. */
  lines: { given: { file: number; wanted: VisitsWanted }; result: string | undefined };
  /** Nobody wants the rest of a file. */
  leave: { given: { file: number }; result: undefined };
}
export type WorkName = keyof Works;

export type AskMessage = {
  [Name in WorkName]: { id: number; work: Name; given: Works[Name]['given'] };
}[WorkName];

/**
 * `tooMuch`: it would take more time or memory than one question may. `moved`: blocks were written whenever it was tried.
 */
export type AskReply = { id: number } & (
  | { result: unknown }
  | { refused: 'tooMuch' | 'moved' }
  | { error: Error }
);
