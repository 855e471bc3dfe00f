import type { Answer, Question } from '#server/store/analytics/ask.ts';

/** What the thread that answers questions is asked. */
export interface AskMessage {
  id: number;
  question: Question;
}

/** What it answers: `isTooMuch` where the question would take more than one may. */
export type AskReply = { id: number } & ({ answer: Answer } | { isTooMuch: true } | { error: Error });
