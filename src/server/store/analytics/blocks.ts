import { LRUCache } from 'lru-cache';
import type { Db } from '#server/store/database/database.ts';
import { type Block, decodeBlock } from './block.ts';
import type { VisitTables } from '#server/store/visit-schema.ts';
import type { Span } from './span.ts';

/** Number of blocks read together, some megabytes. If a question reads more, none of its blocks is cached. */
export const blocksAtOnce = 16;

/** Thrown if blocks that were found have been joined in the meantime. The question has to be asked again. */
export class BlocksMoved extends Error {}

/** Maximum number of attempts while blocks are being joined. */
const tries = 5;

/** Retries an attempt if blocks were joined in the meantime. */
export async function blocksAgain<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof BlocksMoved) || left === 1) throw error;
    }
  }
}

/** A block that may hold visits of a span. Its number of visits changes when some of them are deleted. */
export type FoundBlock = Pick<VisitTables['visit_blocks'], 'visits'> & { id: number };

/**
 * Cache of recently read blocks. Today's blocks, and those of the first and last day of a period, are read repeatedly,
 * and reading a block takes longer than counting its visits.
 */
export type BlockCache = LRUCache<string, Block>;
/** Size of the cache in bytes. */
const maxCacheBytes = 32 * 1024 * 1024;
export const createBlockCache = (): BlockCache =>
  new LRUCache({ maxSize: maxCacheBytes, sizeCalculation: ({ visitors }) => visitors.buffer.byteLength });

/** Returns the latest blocks first, since these are the ones that get joined. */
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

/** Returns a cache key that is unique for each block, and for what is left of it after a deletion. */
export const keyOf = ({ id, visits }: FoundBlock) => `${id} ${visits}`;

/**
 * Reads blocks in the given order.
 * @param kept the cache. New blocks are added only if they're few enough to still be there the next time.
 * @throws BlocksMoved
 */
export async function* readBlocks(
  db: Db,
  found: readonly FoundBlock[],
  kept?: BlockCache,
): AsyncGenerator<Block> {
  const keeps = found.length <= blocksAtOnce ? kept : undefined;
  for (let begin = 0; begin < found.length; begin += blocksAtOnce) {
    const some = found
      .slice(begin, begin + blocksAtOnce)
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
      const told = block ?? (data && decodeBlock(data));
      if (!told) continue;
      if (!block) keeps?.set(keyOf(each), told);
      yield told;
    }
  }
}

/**
 * Yields the blocks of an account that may hold visits of a span, latest first.
 * @throws BlocksMoved
 */
export async function* blocksOf(db: Db, accountId: number, span: Span): AsyncGenerator<Block> {
  yield* readBlocks(db, await findBlocks(db, accountId, span));
}
