import type { Db } from '#server/store/database/database.ts';
import { type Block, blockOf } from './block.ts';
import { newVisits } from './new-visits.ts';
import { mostUnpacked, packedUntil } from './pack.ts';
import type { Span } from './span.ts';
import { daySeconds } from './sum.ts';

/**
 * The visits of an account that are in no block yet, or the first of them. A question reads them itself: were they packed for it first, it
 * would wait for those who write, and they for it.
 */
export interface Tail {
  /** The last visit that is in a block. */
  after: number;
  block: Block | undefined;
  /** Days since 1970 that they are of: what is summed up of these is without them. */
  days: ReadonlySet<number>;
}

/**
 * Rows that one question reads: what may be in no block, and what came while the question waited. Of a whole backlog, a
 * question would read for so long that blocks are written meanwhile, each time.
 */
export const mostInTail = 2 * mostUnpacked;

/** @param since when single visits are kept, in Unix seconds: the sums of days before are there for good */
export async function tailOf(db: Db, accountId: number, since: number): Promise<Tail> {
  const after = await packedUntil(db);
  const found = await newVisits(db, [accountId], { after, until: after + mostInTail });
  const visits = found.filter(({ at }) => at >= since);
  return {
    after,
    block: visits.length > 0 ? blockOf(visits) : undefined,
    days: new Set(visits.map(({ at }) => Math.floor(at / daySeconds))),
  };
}

/** The block in its place among others, the latest first. */
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
