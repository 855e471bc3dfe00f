import { LRUCache } from 'lru-cache';
import type { Db } from '#server/store/database/database.ts';
import { type FoundBlock, type BlockCache, keyOf, readBlocks, blocksAtOnce } from './blocks.ts';
import type { Span } from './span.ts';
import type { Column } from './columns.ts';
import { addSums, type WantedSums } from './cover.ts';
import { countPart, daySeconds, emptySum, type Part } from './sum.ts';

/**
 * Cache of counts from earlier questions. A page requests the same period repeatedly, with other columns or a few more
 * visits. With the cache, no day is read or counted again.
 */
type PartCache = LRUCache<string, Part>;

/** Caches of what earlier questions read and counted. */
export interface AskCaches {
  blocks: BlockCache;
  parts: PartCache;
}

/** Size of the cache in bytes, and a rough size of the labels of one part. */
const [room, ofLabels] = [32 * 1024 * 1024, 100_000];

export const createPartCache = (): PartCache =>
  new LRUCache({
    maxSize: room,
    sizeCalculation: ({ sum, days }) =>
      [...days.values()].reduce((bytes, visitors) => bytes + visitors.bytes(), ofLabels) +
      sum.quarters.visits.byteLength * 2,
  });

/** @param count counts the labels of these columns, and everything else */
async function cachedPart(
  parts: PartCache,
  key: readonly unknown[],
  columns: ReadonlySet<Column>,
  count: (columns: readonly Column[]) => Promise<Part>,
): Promise<Part> {
  const name = JSON.stringify(key);
  const known = parts.get(name);
  const missing = [...columns].filter((column) => !known?.sum.labels.has(column));
  if (known && missing.length === 0) return known;
  const counted = await count(missing);
  if (known) for (const [column, labels] of counted.sum.labels) known.sum.labels.set(column, labels);
  else parts.set(name, counted);
  return known ?? counted;
}

/**
 * Counts all visits of blocks that are in a span. Returns undefined if there are too many blocks to cache the result,
 * or to count without a limit.
 */
export async function partOfBlocks(
  db: Db,
  { parts, blocks: keptBlocks }: AskCaches,
  { within, blocks }: { within: Span; blocks: readonly FoundBlock[] },
  columns: ReadonlySet<Column>,
): Promise<Part | undefined> {
  if (blocks.length > blocksAtOnce) return undefined;
  const key = [within.from, within.to, ...blocks.map(keyOf)];
  return cachedPart(parts, key, columns, async (missing) => {
    const part = countPart(within, missing);
    for await (const block of readBlocks(db, blocks, keptBlocks)) part.add(block);
    return part;
  });
}

/** Counts all visits of days that have sums. */
export async function partOfSums(
  db: Db,
  { parts }: AskCaches,
  wanted: WantedSums,
  columns: ReadonlySet<Column>,
): Promise<Part> {
  const { accountId, targets, days } = wanted;
  const written = await db
    .selectFrom('sum_versions')
    .where('account_id', '=', accountId)
    .select('version')
    .executeTakeFirst();
  const key = [accountId, written?.version ?? 0, days.map(({ from, to }) => [from, to]), ...targets];
  return cachedPart(parts, key, columns, async (missing) => {
    const [from, to] = [Math.min(...days.map((each) => each.from)), Math.max(...days.map((each) => each.to))];
    const sum = emptySum({ from: from * daySeconds, to: to * daySeconds }, missing);
    await addSums(db, wanted, sum);
    return { sum, days: new Map() };
  });
}
