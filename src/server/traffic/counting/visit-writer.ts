import { setTimeout as sleep } from 'node:timers/promises';
import { createTally } from '#server/http/tally-log.ts';
import type { Database } from '#server/store/database/database.ts';
import { type DatabaseFailure, failureOf } from '#server/store/database/database-failure.ts';
import { forgetWriters, type Visit, visitAppender } from '#server/store/visits.ts';
import { createReserve } from './journal-reserve.ts';
import { newWriter, openSegment, removeSegment, type Segment } from './journal-segment.ts';
import type { RecorderLog } from './recorder.ts';
import { createReplay, segmentsIn } from './replay.ts';

export interface WriterStatus {
  /** Why visits go to the journal. Omitted while the database accepts them. */
  trouble?: DatabaseFailure;
  /** Size of the journal's folder, including files of other processes. */
  journalBytes: number;
  /** Visits of this process that won't be counted. */
  lost: number;
}

export interface WriterOptions {
  database: Database;
  log?: RecorderLog | undefined;
  /** The journal's folder. If omitted, there's no journal, and visits that the database doesn't accept are lost. */
  folder?: string | undefined;
  /** Maximum size of the journal, in bytes. */
  limit?: number;
}

/**
 * Delay between two attempts to replay the journal, which grows up to the longest, and between two searches for files
 * of other processes. In ms.
 */
const interval = 500;
const maxInterval = 5000;
const looksAfter = 60_000;
/** Interval at which space for the reserve is looked for, in ms. The first time is after the startup. */
const reservesEvery = 2000;
/** Far longer than anyone keeps a journal file, in seconds. */
const rememberedFor = 400 * 86_400;
/** In bytes. Enough for about two million visits. */
export const journalLimit = 256 * 1024 * 1024;
/** A batch whose connection broke within this time is retried before the visitor notices. In ms. */
const quick = 1000;

/** Whether the journal had no space for the write. In that case the file contains no complete line of it. */
const isDiskFull = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ENOSPC' &&
  'syscall' in error &&
  error.syscall !== 'fdatasync';

/** The database is available but will never accept these visits. */
class RefusedVisits extends Error {
  constructor(options: ErrorOptions) {
    super('The database refuses a visit.', options);
  }
}

const lostSentence = 'Visits were lost: neither the database nor the journal took them.';

/** Writes visits to the database, or to the journal until the database accepts them again. */
export function createVisitWriter({ database, log, folder, limit = journalLimit }: WriterOptions) {
  const append = visitAppender(database);
  const syncs = database.place.durability !== 'normal';
  const reserve = folder === undefined ? undefined : createReserve(folder);
  const replay = folder === undefined ? undefined : createReplay(folder, database, append);
  const lostLog = createTally(log, lostSentence);
  const keptLog = createTally(
    log,
    'The database does not take visits. They go to the journal and are counted later.',
  );
  /**
   * The current writer and the number of its last batch. A new writer begins whenever the database is available again.
   */
  let writer = newWriter();
  let batch = 0;
  let segment: Segment | undefined;
  /** Size of the current segment, in bytes. */
  let inSegment = 0;
  let trouble: DatabaseFailure | undefined;
  let lost = 0;
  let bytes = 0;
  const finished = new Set<string>();
  const closing = new AbortController();
  let bringing: Promise<void> | undefined;

  /**
   * Returns `away` if the database doesn't accept visits at the moment. After an error halfway, they may have been
   * written, which the mark shows later.
   */
  async function intoDatabase(visits: readonly Visit[]): Promise<'taken' | 'away'> {
    const mark = { writer, before: batch, now: batch + 1 };
    const began = performance.now();
    const put = () => append(visits, mark);
    try {
      await put().catch((error: unknown) => {
        if (failureOf(error) !== 'away' || performance.now() - began > quick) throw error;
        return put();
      });
      batch += 1;
      return 'taken';
    } catch (error) {
      trouble = failureOf(error);
      if (trouble === undefined) throw new RefusedVisits({ cause: error });
      if (!replay) throw error;
      keptLog.note(0, { err: error, trouble });
      return 'away';
    }
  }

  async function intoJournal(visits: readonly Visit[]): Promise<void> {
    if (folder === undefined) return;
    if (bytes > limit) {
      throw new Error(`The journal has reached its limit of ${Math.round(limit / 1024 / 1024)} MiB.`);
    }
    try {
      segment ??= await openSegment(folder, writer, syncs);
      batch += 1;
      const added = await segment.add({ number: batch, visits: [...visits] });
      bytes += added;
      inSegment += added;
    } catch (error) {
      const [old, wasEmpty] = [writer, inSegment === 0];
      // Nothing may follow half a line, so the next batch gets a file and a writer of its own.
      begin();
      // On a full disk, each failed batch would leave a file.
      if (
        wasEmpty &&
        (await removeSegment(folder, old).then(
          () => true,
          () => false,
        ))
      )
        finished.delete(old);
      if (isDiskFull(error) && (await reserve?.release())) return intoJournal(visits);
      throw error;
    }
    keptLog.note(visits.length);
  }

  /** Closes the current file, if any, and continues as another writer. */
  function begin(): void {
    const old = { segment, writer };
    segment = undefined;
    inSegment = 0;
    writer = newWriter();
    batch = 0;
    if (!old.segment) return;
    finished.add(old.writer);
    old.segment.close().catch(() => undefined);
  }

  let adding: Promise<void> = Promise.resolve();
  /** Settles once nothing is being added to the journal. */
  async function added(): Promise<void> {
    const seen = adding;
    await seen;
    if (seen !== adding) await added();
  }

  /** Replays the journal until nothing of this process is left in it. */
  async function bringIn(): Promise<void> {
    if (!replay) return;
    let pause = interval;
    while (!closing.signal.aborted && (trouble !== undefined || finished.size > 0)) {
      await sleep(pause, undefined, { ref: false });
      pause = Math.min(pause * 1.5, maxInterval);
      try {
        let recorded = segment ? await replay.replay(writer) : 0;
        if (trouble !== undefined) {
          // The database accepts visits again, so the next ones go there. Those being added right now are still
          // replayed.
          await added();
          begin();
          trouble = undefined;
        }
        for (const old of finished) {
          recorded += await replay.finish(old);
          finished.delete(old);
        }
        log?.info?.({ visits: recorded }, 'The database takes visits again, and has those of the journal.');
        if (folder !== undefined) ({ bytes } = await segmentsIn(folder));
      } catch (error) {
        trouble = failureOf(error) ?? trouble;
      }
    }
    bringing = undefined;
  }

  /** Replays what other processes, or earlier runs of this one, have left. */
  async function adopt(): Promise<void> {
    if (!replay || folder === undefined) return;
    const found = await segmentsIn(folder);
    ({ bytes } = found);
    for (const left of found.writers) {
      if (left !== writer && !finished.has(left)) await replay.adopt(left).catch(() => undefined);
    }
  }
  void adopt();
  forgetWriters(database.db, Math.floor(Date.now() / 1000) - rememberedFor).catch(() => undefined);
  const looking = setInterval(() => void adopt(), looksAfter).unref();
  // A disk that was full when the database accepted visits again may have space soon.
  const reserving = setInterval(() => {
    if (trouble === undefined) void reserve?.keep();
  }, reservesEvery).unref();

  async function write(visits: readonly Visit[]): Promise<void> {
    try {
      if (trouble === undefined && (await intoDatabase(visits)) === 'taken') return;
      adding = intoJournal(visits);
      await adding;
    } catch (error) {
      if (error instanceof RefusedVisits && visits.length > 1) {
        // Splits the batch, so that a refused visit doesn't take others with it.
        const middle = Math.ceil(visits.length / 2);
        await write(visits.slice(0, middle));
        return write(visits.slice(middle));
      }
      lost += visits.length;
      lostLog.note(visits.length, { err: error });
      adding = Promise.resolve();
    }
    if (trouble !== undefined) bringing ??= bringIn();
  }

  return {
    write,
    status: async (): Promise<WriterStatus> => ({
      ...(trouble && { trouble }),
      journalBytes: folder === undefined ? 0 : (await segmentsIn(folder)).bytes,
      lost,
    }),
    /** The journal is kept for the next start. */
    async close(): Promise<void> {
      closing.abort();
      clearInterval(looking);
      clearInterval(reserving);
      await segment?.close().catch(() => undefined);
    },
  };
}
