import type { AnswerFault } from './answer-fault.ts';

/** How a read of a list stands. */
export interface ListStatus {
  /** Why it came to nothing, in a sentence. */
  error: string | undefined;
  /** What was sent, where that can't be understood. */
  fault?: AnswerFault | undefined;
  /** The server has not got this part of the API. */
  isMissing: boolean;
  /** What is shown is another page's, while this one's is awaited. */
  isStale: boolean;
  isAsking: boolean;
  /** How many of its records were sent in a form that can't be read. */
  unreadable: number;
  /** What is wrong in them. */
  unreadableFault?: AnswerFault | undefined;
  again: () => void;
}
