import type { Place } from '#server/store/database/database.ts';

/** What the thread that counts works on. */
export interface CountTask {
  place: Place;
  /** How long visits are kept; absent: for good. */
  keepMonths: number | undefined;
  /** Days that their rows are kept, once they are in blocks; absent: as long as the visits. */
  keepRowDays?: number | undefined;
}

/**
 * What the thread that counts is told: to count the visits that are committed by then, to put those that are counted into
 * blocks, to forget what is kept for a while only, or to leave off after the transaction under way.
 */
export type CountOrder = 'count' | 'pack' | 'clean' | 'close';

export interface CountMessage {
  id: number;
  order: CountOrder;
}

/** That an order is carried out, or why not. */
export interface CountReply {
  id: number;
  error?: Error;
}
