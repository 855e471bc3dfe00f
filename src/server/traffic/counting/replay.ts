import { readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#server/store/database/database.ts';
import { troubleOf } from '#server/store/database/trouble.ts';
import { batchOf, type visitAppender } from '#server/store/visits.ts';
import { type Batch, readSegment, removeSegment, segmentOf, writerOf } from './journal-segment.ts';

/** Visits in one statement. */
const most = 500;
/** A file that nobody wrote to for so long, in milliseconds, has no writer any more. */
const abandoned = 600_000;

/** Somebody else has brought it in and deleted it. */
const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

export interface Segments {
  /** Of the files in the journal. */
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

/** The next batches that go in together. */
function slice(batches: readonly Batch[]): Batch[] {
  const taken: Batch[] = [];
  let visits = 0;
  for (const batch of batches) {
    if (visits > 0 && visits + batch.visits.length > most) break;
    taken.push(batch);
    visits += batch.visits.length;
  }
  return taken;
}

/**
 * Brings the visits of the journal into the database. Any process may do so with any file at any time: each batch moves
 * the mark of its writer, so it goes in once, whoever tries, and also where it went in before the file was written.
 */
export function createReplay(folder: string, database: Database, append: ReturnType<typeof visitAppender>) {
  /** How much of a file is in, in bytes: a file that grows is not read from its beginning again. */
  const offsets = new Map<string, number>();

  /** @throws what the database throws while it does not take them */
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
      // Otherwise somebody else has been at it.
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
      // What the database will never take is put aside for a person to look at, with what comes after it.
      if (troubleOf(error) === undefined) await rename(file, path.join(folder, `${writer}.refused`));
      throw error;
    }
  }

  async function remove(writer: string): Promise<void> {
    await removeSegment(folder, writer);
    offsets.delete(writer);
  }

  return {
    replay,
    /** Once the writer writes no more. */
    async finish(writer: string): Promise<number> {
      const recorded = await replay(writer);
      await remove(writer);
      return recorded;
    },
    /** Of other processes, which may still write to theirs. */
    async adopt(writer: string): Promise<number> {
      const recorded = await replay(writer);
      const { mtimeMs } = await stat(segmentOf(folder, writer));
      if (Date.now() - mtimeMs > abandoned) await remove(writer);
      return recorded;
    },
  };
}
