import type { Db } from '#server/store/database/database.ts';
import { type Block, blockIn } from './block.ts';
import type { Span } from './sum.ts';

/** Blocks that are read together: some megabytes. */
const together = 16;

/** Blocks that were found are gone: they have been joined meanwhile, and the question has to be asked again. */
export class BlocksMoved extends Error {}

/** Tries, where blocks are joined while they are read. */
const tries = 5;

/** Begins anew where blocks were joined meanwhile. */
export async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof BlocksMoved) || left === 1) throw error;
    }
  }
}

/**
 * The blocks of an account that may hold visits of a span; the latest first, since it is those that are joined.
 * @throws BlocksMoved
 */
export async function* blocksOf(db: Db, accountId: number, { from, to }: Span): AsyncGenerator<Block> {
  const found = await db
    .selectFrom('visit_blocks')
    .where('account_id', '=', accountId)
    .where('last_at', '>=', from)
    .where('first_at', '<', to)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .select('id')
    .execute();
  for (let begin = 0; begin < found.length; begin += together) {
    const ids = found.slice(begin, begin + together).map(({ id }) => id);
    const rows = await db.selectFrom('visit_blocks').where('id', 'in', ids).select('data').execute();
    if (rows.length !== ids.length)
      throw new BlocksMoved('Blocks of visits were joined while they were read.');
    for (const { data } of rows) yield blockIn(data);
  }
}
