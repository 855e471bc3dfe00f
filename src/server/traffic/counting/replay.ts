import { readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/store/database/database.ts';
import { failureOf } from '#server/store/database/database-failure.ts';
import { batchOf, type visitAppender } from '#server/store/visits.ts';
import { type Batch, readSegment, removeSegment, segmentOf, writerOf } from './journal-segment.ts';

/** Maximum number of visits in one statement. */
const batchSize = 500;
/** Time without writes after which a file counts as abandoned, in ms. */
const abandoned = 600_000;

/** Whether another process has already replayed and deleted the file. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export interface Segments {
  /** The writers of the journal's files. */
  writers: string[];
  bytes: number;
}

export async function segmentsIn(folder: string): Promise<Segments> {
  const names = await readdir(folder).catch(() => []);
  const writers = names.flatMap((name) => writerOf(name) ?? []);
  const sizes = await Promise.all(
    writers.map((writer) =>
      stat(segmentOf(folder, writer)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return { writers, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Returns the next batches to insert together. */
function slice(batches: readonly Batch[]): Batch[] {
  const taken: Batch[] = [];
  let visits = 0;
  for (const batch of batches) {
    if (visits > 0 && visits + batch.visits.length > batchSize) break;
    taken.push(batch);
    visits += batch.visits.length;
  }
  return taken;
}

/**
 * Replays the journal's visits into the database. Any process may do so with any file at any time. Each batch advances
 * its writer's mark, so it is inserted only once, even if it was inserted before the file was written.
 */
export function createReplay(folder: string, database: Database, append: ReturnType<typeof visitAppender>) {
  /** How far each file has been replayed, in bytes, so that a growing file isn't read again from the beginning. */
  const offsets = new Map<string, number>();

  /** @throws the database's error while it doesn't accept visits */
  async function replayBatches(writer: string, batches: readonly Batch[]): Promise<number> {
    let recorded = 0;
    let reached = await batchOf(database.db, writer);
    let left = batches.filter(({ number }) => number > reached);
    while (left.length > 0) {
      const together = slice(left);
      const now = together.at(-1)?.number ?? reached;
      const visits = together.flatMap((batch) => batch.visits);
      const isIn = await append(visits, { writer, before: reached, now });
      if (isIn) recorded += visits.length;
      // If it isn't in, another process has replayed it.
      reached = isIn ? now : await batchOf(database.db, writer);
      left = left.filter(({ number }) => number > reached);
    }
    return recorded;
  }

  async function replay(writer: string): Promise<number> {
    const file = segmentOf(folder, writer);
    let recorded = 0;
    try {
      for (let from = offsets.get(writer) ?? 0; ;) {
        const { batches, next } = await readSegment(file, from);
        if (next === from) return recorded;
        recorded += await replayBatches(writer, batches);
        offsets.set(writer, (from = next));
      }
    } catch (error) {
      if (isGone(error)) return recorded;
      // Visits that the database will never accept are set aside for manual inspection, with everything after them.
      if (failureOf(error) === undefined) await rename(file, path.join(folder, `${writer}.refused`));
      throw error;
    }
  }

  async function remove(writer: string): Promise<void> {
    await removeSegment(folder, writer);
    offsets.delete(writer);
  }

  return {
    replay,
    /** Replays and deletes the file of a writer that no longer writes. */
    async finish(writer: string): Promise<number> {
      const recorded = await replay(writer);
      await remove(writer);
      return recorded;
    },
    /** Replays the file of another process, which may still be writing to it. */
    async adopt(writer: string): Promise<number> {
      const recorded = await replay(writer);
      const { mtimeMs } = await stat(segmentOf(folder, writer));
      if (Date.now() - mtimeMs > abandoned) await remove(writer);
      return recorded;
    },
  };
}
