import type { DatabaseOptions } from '#server/store/database/database.ts';

/** What the counting thread works on. */
export interface CountTask {
  place: DatabaseOptions;
  /** Months that visits are kept. Undefined means permanently. */
  keepMonths: number | undefined;
  /** Days that the rows of visits in blocks are kept. If omitted, they're kept as long as the visits. */
  keepRowDays?: number | undefined;
}

/**
 * An order to the counting thread: count the visits committed so far, pack the counted ones into blocks, clean up what
 * is only kept for a while, or close after the current transaction.
 */
export type CountOrder = 'count' | 'pack' | 'clean' | 'close';

export interface CountMessage {
  id: number;
  order: CountOrder;
}

/** Reports that an order was carried out, or why it wasn't. */
export interface CountReply {
  id: number;
  error?: Error;
}
