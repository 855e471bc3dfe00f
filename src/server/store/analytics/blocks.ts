import { LRUCache } from 'lru-cache';
import type { Db } from '#server/store/database/database.ts';
import { type Block, blockIn } from './block.ts';
import type { VisitTables } from '#server/store/visit-schema.ts';
import type { Span } from './span.ts';

/** Blocks that are read together, some megabytes; of more at once, none is kept. */
export const together = 16;

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

/** A block that may hold visits of a span. Another number of visits: some of them are forgotten. */
export type FoundBlock = Pick<VisitTables['visit_blocks'], 'visits'> & { id: number };

/**
 * Blocks that were asked for lately: today’s, and those of the days that a period begins and ends with, are asked for
 * again and again, and to read one takes longer than to count it.
 */
export type KeptBlocks = LRUCache<string, Block>;
/** Bytes of them. */
const room = 32 * 1024 * 1024;
export const keepBlocks = (): KeptBlocks =>
  new LRUCache({ maxSize: room, sizeCalculation: ({ visitors }) => visitors.buffer.byteLength });

/** The latest first, since it is those that are joined. */
export const findBlocks = (db: Db, accountId: number, { from, to }: Span): Promise<FoundBlock[]> =>
  db
    .selectFrom('visit_blocks')
    .where('account_id', '=', accountId)
    .where('last_at', '>=', from)
    .where('first_at', '<', to)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'visits'])
    .execute();

/** Another one for each block, and for what is left of it. */
export const keyOf = ({ id, visits }: FoundBlock) => `${id} ${visits}`;

/**
 * Reads blocks in their order.
 * @param kept where they are looked for, and put, unless they are so many that none would be there the next time
 * @throws BlocksMoved
 */
export async function* readBlocks(
  db: Db,
  found: readonly FoundBlock[],
  kept?: KeptBlocks,
): AsyncGenerator<Block> {
  const keeps = found.length <= together ? kept : undefined;
  for (let begin = 0; begin < found.length; begin += together) {
    const some = found
      .slice(begin, begin + together)
      .map((each) => ({ each, block: kept?.get(keyOf(each)) }));
    const missing = some.flatMap(({ each, block }) => (block ? [] : each.id));
    const rows =
      missing.length === 0
        ? []
        : await db.selectFrom('visit_blocks').where('id', 'in', missing).select(['id', 'data']).execute();
    const read = new Map(rows.map(({ id, data }) => [id, data]));
    for (const { each, block } of some) {
      const data = read.get(each.id);
      if (!block && !data) throw new BlocksMoved('Blocks of visits were joined while they were read.');
      read.delete(each.id);
      const told = block ?? (data && blockIn(data));
      if (!told) continue;
      if (!block) keeps?.set(keyOf(each), told);
      yield told;
    }
  }
}

/**
 * The blocks of an account that may hold visits of a span, the latest first.
 * @throws BlocksMoved
 */
export async function* blocksOf(db: Db, accountId: number, span: Span): AsyncGenerator<Block> {
  yield* readBlocks(db, await findBlocks(db, accountId, span));
}
