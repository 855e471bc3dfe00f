import { LRUCache } from 'lru-cache';
import type { Db } from '#server/store/database/database.ts';
import { type FoundBlock, type KeptBlocks, keyOf, readBlocks } from './blocks.ts';
import type { Column } from './columns.ts';
import { chosen, type Span } from './chosen-rows.ts';
import { countLabels, daySeconds, type Part, partOf } from './sum.ts';

/**
 * Counts of the days that a period begins and ends with. A page asks for them again and again, with other columns or a few
 * visits more, and to count today's visitors takes longer than to add all days before.
 */
type KeptParts = LRUCache<string, Part>;

/** Blocks and counts that earlier questions took. */
export interface Kept {
  blocks: KeptBlocks;
  parts: KeptParts;
}

/** Bytes of visitors, and of what is beside them. */
const [room, beside] = [32 * 1024 * 1024, 100_000];

export const keepParts = (): KeptParts =>
  new LRUCache({
    maxSize: room,
    sizeCalculation: ({ days }) =>
      [...days.values()].reduce((sum, visitors) => sum + visitors.bytes(), beside),
  });

/** Seconds of the longest spans whose counts are kept: what is longer is asked for seldom, and takes much room. */
const longest = 2 * daySeconds;

/**
 * All visits of blocks that are in a span, counted; undefined: they are too many to be kept.
 * @param counted columns whose labels are counted as well
 */
export async function keptPart(
  db: Db,
  kept: Kept,
  { within, blocks }: { within: Span; blocks: readonly FoundBlock[] },
  counted: ReadonlySet<Column>,
): Promise<Part | undefined> {
  if (within.to - within.from > longest) return undefined;
  const key = JSON.stringify([within.from, within.to, ...blocks.map(keyOf)]);
  const known = kept.parts.get(key);
  const columns = [...counted].filter((column) => !known?.sum.labels.has(column));
  if (known && columns.length === 0) return known;
  const part = partOf(within);
  const labels = columns.map((column) => [column, new Map<string, number>()] as const);
  for await (const block of readBlocks(db, blocks, kept.blocks)) {
    const rows = chosen(block, within, []);
    if (!known) part.add(block, rows);
    for (const [column, into] of labels) if (rows.length > 0) countLabels(block, column, rows, into);
  }
  const { sum } = known ?? part;
  for (const [column, into] of labels) sum.labels.set(column, into);
  if (!known) kept.parts.set(key, part);
  return known ?? part;
}
