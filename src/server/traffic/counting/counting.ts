import type { Database } from '#server/store/database/database.ts';
import { oneAtATime } from '#server/store/database/one-at-a-time.ts';
import { firstUnpacked, isFarBehind, isUnpacked, packedUntil } from '#server/store/analytics/pack.ts';
import { maxInTail } from '#server/store/analytics/tail.ts';
import { firstAfter, firstUncounted, isBehind } from '#server/store/roll-up.ts';
import { createCountThread } from './count-thread.ts';
import type { RecorderLog } from './recorder.ts';

/** Brings the statistics up to date with the committed visits, in a thread of its own. */
export interface Counting {
  /** Must be called for each visit, which is then counted a little later. */
  seen(): void;
  /**
   * Settles once every visit committed before the call is counted in the statistics, or after a short wait. Returns the
   * time of the first uncounted visit in Unix seconds, or undefined if all are counted.
   */
  caughtUp(): Promise<number | undefined>;
  /** Does the same for reads from blocks of visits. */
  packed(): Promise<number | undefined>;
  /** Does the same for queries of visits. They read visits outside of blocks themselves while there are few. */
  answerable(): Promise<number | undefined>;
  /**
   * Must be called before such a query. Call the returned function after the query to get the time of the first visit
   * that may have come too late for it, in Unix seconds. It returns undefined if there is none.
   */
  tooLate(): Promise<() => Promise<number | undefined>>;
  /** Settles once every visit committed before the call is counted, however long that takes. */
  counted(): Promise<void>;
  /** Stops counting. The next start continues. */
  close(): Promise<void>;
}

export interface CountingOptions {
  database: Database;
  log?: RecorderLog | undefined;
  /** Maximum time that a read waits for the count, in ms. The default is 1,000. */
  patience?: number | undefined;
  /** Months that visits are kept. If omitted, they're kept permanently. Their counts are always kept. */
  keepMonths?: number | undefined;
  /** Days that the rows of visits in blocks are kept. If omitted, they're kept as long as the visits. */
  keepRowDays?: number | undefined;
}

/** Interval at which new visits are counted, in ms. */
const interval = 500;
/** Delay before the next attempt after a failure, and between two log lines about failures, in ms. */
const [afterFailure, quiet] = [5000, 60_000];
/** Cleanup runs a moment after the start, so that it doesn't delay the startup, and then every hour. In ms. */
const [first, hour] = [1000, 3_600_000];
/** Maximum time that closing waits for the current transaction, in ms. */
const closeTimeoutMs = 3000;

export function createCounting(options: CountingOptions): Counting {
  const { database, log, patience = 1000, keepMonths, keepRowDays } = options;
  const thread = createCountThread({ place: database.place, keepMonths, keepRowDays });
  const counts = oneAtATime(() => thread.ask('count'));
  const packs = oneAtATime(() => thread.ask('pack'));

  let isClosed = false;
  let saidAt = -Infinity;
  const failed = (error: unknown) => {
    // The next start continues what closing interrupts.
    if (isClosed) return;
    if (performance.now() - saidAt < quiet) return;
    saidAt = performance.now();
    // The cursor hasn't moved, so the next run counts the same visits.
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
  /** Whether the work is done within `patience`. */
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
    // Only counted visits are packed into blocks.
    const uncounted = await caughtUp();
    if (!(await isUnpacked(database.db))) return uncounted;
    return (await isInTime(packs.run())) ? uncounted : firstUnpacked(database.db);
  };
  const clean = () => void thread.ask('clean').catch(failed);
  const firstCleaning = setTimeout(() => {
    clean();
    // There may be many visits from versions that had no blocks.
    packs.run().catch(failed);
  }, first).unref();
  const cleaning = setInterval(clean, hour).unref();

  return {
    seen: () => start(interval),
    caughtUp,
    packed,
    answerable: async () => ((await isFarBehind(database.db)) ? packed() : undefined),
    async tooLate() {
      const read = (await packedUntil(database.db)) + maxInTail;
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
      const timer = setTimeout(resolve, closeTimeoutMs);
      await Promise.race([thread.ask('close').catch(failed), late]);
      clearTimeout(timer);
      await thread.close();
    },
  };
}
