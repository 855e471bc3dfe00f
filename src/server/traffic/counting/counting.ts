import type { Database } from '#server/store/database/database.ts';
import { oneAtATime } from '#server/store/database/one-at-a-time.ts';
import { firstUnpacked, isFarBehind, isUnpacked, packedUntil } from '#server/store/analytics/pack.ts';
import { mostInTail } from '#server/store/analytics/tail.ts';
import { firstAfter, firstUncounted, isBehind } from '#server/store/roll-up.ts';
import { createCountThread } from './count-thread.ts';
import type { RecorderLog } from './recorder.ts';

/** Moves the statistics forward to the visits that are committed, in a thread beside the one that answers. */
export interface Counting {
  /** To be called for each visit: a while later it is counted. */
  seen(): void;
  /**
   * Settles once every visit that was committed before the call is counted in the statistics, or after a moment.
   * Returns when the first visit that is not counted was made, in Unix seconds; undefined when all are.
   */
  caughtUp(): Promise<number | undefined>;
  /** The same for what is read from blocks of visits. */
  packed(): Promise<number | undefined>;
  /** The same for questions about visits: they read those that are in no block themselves, where these are few. */
  answerable(): Promise<number | undefined>;
  /**
   * To be called before such a question. What it returns tells after it when the first visit was made that may have come
   * too late for it, in Unix seconds; undefined: none did.
   */
  tooLate(): Promise<() => Promise<number | undefined>>;
  /** Settles once every visit that was committed before the call is counted, however long that takes. */
  counted(): Promise<void>;
  /** Leaves off; the next start goes on. */
  close(): Promise<void>;
}

export interface CountingOptions {
  database: Database;
  log?: RecorderLog | undefined;
  /** Milliseconds that a read waits for the count; 1,000 unless given. */
  patience?: number | undefined;
  /** Months that visits are kept; absent: for good. Their counts stay. */
  keepMonths?: number | undefined;
  /** Days that rows are kept of visits that are in blocks; absent: as long as the visits. */
  keepRowDays?: number | undefined;
}

/** Visits are counted this often, in milliseconds, while there are any. */
const interval = 500;
/** Milliseconds until the next try after a failure, and between two lines about it. */
const [afterFailure, quiet] = [5000, 60_000];
/** What may be forgotten is looked for a moment after the start, when all who start are served, and every hour. */
const [first, hour] = [1000, 3_600_000];
/** Milliseconds that closing waits for the transaction under way. */
const closingPatience = 3000;

export function createCounting(options: CountingOptions): Counting {
  const { database, log, patience = 1000, keepMonths, keepRowDays } = options;
  const thread = createCountThread({ place: database.place, keepMonths, keepRowDays });
  const counts = oneAtATime(() => thread.ask('count'));
  const packs = oneAtATime(() => thread.ask('pack'));

  let isClosed = false;
  let saidAt = -Infinity;
  const failed = (error: unknown) => {
    // What closing breaks off, the next start goes on with.
    if (isClosed) return;
    if (performance.now() - saidAt < quiet) return;
    saidAt = performance.now();
    // The cursor has not moved: the next run counts the same visits.
    log?.error({ err: error }, 'Visits could not be counted yet; they will be.');
  };

  let soon: NodeJS.Timeout | undefined;
  const start = (wait: number) => {
    if (!isClosed) soon ??= setTimeout(() => void countSoon(), wait).unref();
  };
  const countSoon = async () => {
    soon = undefined;
    try {
      await counts.run();
      if (!isClosed) await packs.run();
    } catch (error) {
      failed(error);
      start(afterFailure);
    }
  };
  /** Whether it is carried out within a moment. */
  const isInTime = async (work: Promise<void>) => {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(resolve, patience, false);
    const done = work.then(
      () => true,
      (error: unknown) => {
        failed(error);
        return false;
      },
    );
    const isDone = await Promise.race([done, late]);
    clearTimeout(timer);
    return isDone;
  };
  const caughtUp = async () => {
    if (!(await isBehind(database.db))) return undefined;
    return (await isInTime(counts.run())) ? undefined : firstUncounted(database.db);
  };
  const packed = async () => {
    // Only what is counted is put into blocks.
    const uncounted = await caughtUp();
    if (!(await isUnpacked(database.db))) return uncounted;
    return (await isInTime(packs.run())) ? uncounted : firstUnpacked(database.db);
  };
  const clean = () => void thread.ask('clean').catch(failed);
  const firstCleaning = setTimeout(() => {
    clean();
    // Of visits from before there were blocks, there may be many.
    packs.run().catch(failed);
  }, first).unref();
  const cleaning = setInterval(clean, hour).unref();

  return {
    seen: () => start(interval),
    caughtUp,
    packed,
    answerable: async () => ((await isFarBehind(database.db)) ? packed() : undefined),
    async tooLate() {
      const read = (await packedUntil(database.db)) + mostInTail;
      return () => firstAfter(database.db, read);
    },
    async counted() {
      if (await isBehind(database.db)) await counts.run();
    },
    async close() {
      isClosed = true;
      clearTimeout(soon);
      clearTimeout(firstCleaning);
      clearInterval(cleaning);
      if (!thread.isStarted()) return;
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, closingPatience);
      await Promise.race([thread.ask('close').catch(failed), late]);
      clearTimeout(timer);
      await thread.close();
    },
  };
}
