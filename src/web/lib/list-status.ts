import type { ResponseFault } from './response-fault.ts';

/** The loading state of a list. */
export interface ListStatus {
  /** The error message, as a sentence. */
  error: string | undefined;
  /** Details of the response if it couldn't be parsed. */
  fault?: ResponseFault | undefined;
  /** Whether the server doesn't support this part of the API. */
  isMissing: boolean;
  /** Whether the rows are those of another page while this page loads. */
  isStale: boolean;
  isAsking: boolean;
  /** Number of records that couldn't be parsed. */
  unreadable: number;
  /** Details of these records. */
  unreadableFault?: ResponseFault | undefined;
  again: () => void;
}
