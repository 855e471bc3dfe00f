import type { Db } from '#server/store/database/database.ts';
import { type Block, blockOf } from './block.ts';
import { newVisits } from './new-visits.ts';
import { maxUnpacked, packedUntil } from './pack.ts';
import type { Span } from './span.ts';
import { daySeconds } from './sum.ts';

/**
 * The visits of an account that are in no block yet, or the first of them. A question reads them itself. If it packed
 * them first, it would wait for the writers, and they for it.
 */
export interface Tail {
  /** Id of the last visit that is in a block. */
  after: number;
  block: Block | undefined;
  /** Days of these visits, as days since 1970. The sums of these days don't include them. */
  days: ReadonlySet<number>;
}

/**
 * Maximum number of rows that one question reads: those that may be in no block, and those that came while the question
 * waited. Reading a whole backlog would take so long that blocks are written in the meantime, on every attempt.
 */
export const maxInTail = 2 * maxUnpacked;

/** @param since when single visits are stored, in Unix seconds. The sums of earlier days are permanent. */
export async function tailOf(db: Db, accountId: number, since: number): Promise<Tail> {
  const after = await packedUntil(db);
  const found = await newVisits(db, [accountId], { after, until: after + maxInTail });
  const visits = found.filter(({ at }) => at >= since);
  return {
    after,
    block: visits.length > 0 ? blockOf(visits) : undefined,
    days: new Set(visits.map(({ at }) => Math.floor(at / daySeconds))),
  };
}

/** Yields the tail's block at its place among the others, latest first. */
export async function* withTail(
  { block }: Tail,
  span: Span,
  others: AsyncIterable<Block> | Iterable<Block>,
): AsyncGenerator<Block> {
  const last = block?.at.at(-1) ?? 0;
  let isDue = block !== undefined && last >= span.from && (block.at[0] ?? 0) < span.to;
  for await (const other of others) {
    if (isDue && block && (other.at.at(-1) ?? 0) <= last) {
      isDue = false;
      yield block;
    }
    yield other;
  }
  if (isDue && block) yield block;
}
