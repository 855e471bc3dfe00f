import type { Db } from '#server/store/database/database.ts';
import { decodeBlock, encodeBlock, joinBlocks } from './block.ts';
import { keepSince, keptSince } from './pack.ts';
import { daySeconds } from './sum.ts';

/** Number of blocks that one statement deletes. */
const batchSize = 10;

/**
 * Deletes single visits of days before a time. Only their sums remain, so days that still have to be summed are kept
 * until that is done.
 * @param pause is awaited between two statements, with the duration of the last one in ms
 */
export async function forgetBlocks(
  db: Db,
  before: number,
  pause: (took: number) => Promise<unknown> = async () => undefined,
  isOver: () => boolean = () => false,
): Promise<void> {
  const unsummed = await db
    .selectFrom('unsummed_days')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst();
  const end = Math.min(Math.floor(before / daySeconds), unsummed?.day ?? Infinity) * daySeconds;
  const old = await db
    .selectFrom('visit_blocks')
    .where('first_at', '<', end)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (!old) return;
  if (end > (await keptSince(db))) await keepSince(db, end);
  let deleted = batchSize;
  while (deleted > 0 && !isOver()) {
    const began = performance.now();
    const some = db.selectFrom('visit_blocks').where('last_at', '<', end).limit(batchSize).select('id');
    const { numDeletedRows } = await db.deleteFrom('visit_blocks').where('id', 'in', some).executeTakeFirst();
    deleted = Number(numDeletedRows);
    await pause(performance.now() - began);
  }
  const partly = await db
    .selectFrom('visit_blocks')
    .where('first_at', '<', end)
    .where('last_at', '>=', end)
    .select('id')
    .execute();
  for (const { id } of partly) {
    if (isOver()) return;
    const began = performance.now();
    await shorten(db, id, end);
    await pause(performance.now() - began);
  }
}

async function shorten(db: Db, id: number, end: number): Promise<void> {
  const row = await db.selectFrom('visit_blocks').where('id', '=', id).select(['data']).executeTakeFirst();
  // If the block was joined with another in the meantime, the next run finds it.
  if (!row) return;
  const block = joinBlocks([decodeBlock(row.data)], (at) => at >= end);
  await db
    .updateTable('visit_blocks')
    .set({ first_at: block.at[0] ?? end, visits: block.at.length, data: encodeBlock(block) })
    .where('id', '=', id)
    .execute();
}
