import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/store/database.ts';
import { rollUp } from '#server/store/roll-up.ts';
import { forget, type Visit, visitAppender } from '#server/store/visits.ts';
import { dayOf } from './day.ts';

export type { Visit };

export interface Recorder {
  /**
   * Settles once the visit is committed: whoever waits for it before answering loses no visit when the process is
   * killed. Never rejects, since the visitor matters more than the count; what could not be committed is logged.
   */
  record(visit: Visit): Promise<void>;
  /** Settles once every visit that was committed before the call is counted in the statistics. */
  caughtUp(): Promise<void>;
  /** Commits and counts what is pending. Nothing may be recorded after. */
  close(): Promise<void>;
}

export interface RecorderLog {
  error(details: object, message: string): void;
}

/** Visits are counted this often, in milliseconds, while there are any, when nobody asks for the statistics. */
const countingInterval = 500;
/** With more visits than this between two looks, the redirects need the time themselves … */
const busy = 500;
/** … but not for longer than this, in milliseconds: whoever asks for the statistics waits for what was put off. */
const longestDelay = 5000;
const hour = 3_600_000;

export function createRecorder({ database, log }: { database: Database; log?: RecorderLog }): Recorder {
  const append = visitAppender(database);
  const pending = createBatches(append, (error, visits) =>
    log?.error({ err: error, visits }, 'Visits could not be recorded; they are answered and not counted.'),
  );
  const counting = createCounting(database);
  const failed = (error: unknown) =>
    // The cursor has not moved: the next run counts the same visits.
    log?.error({ err: error }, 'Visits could not be counted yet; they will be.');
  const watch = createWatch(() => counting.gently().catch(failed));
  // Visits that are not counted yet need the visitors of their day, however long the service has stood still.
  const clean = async () => {
    await counting.gently();
    await forget(database, dayOf(Date.now()));
  };
  const cleanedFirst = clean().catch(failed);
  // Salts are forgotten in time even where nobody visits.
  const cleaning = setInterval(() => {
    clean().catch(failed);
  }, hour).unref();

  return {
    record(visit) {
      watch.seen();
      return pending.add(visit);
    },
    caughtUp: counting.caughtUp,
    async close() {
      clearInterval(cleaning);
      watch.stop();
      await cleanedFirst;
      await pending.done();
      await counting.caughtUp().catch(failed);
    },
  };
}

/** Gathers what is added in one turn of the event loop, and while the batch before is being written. */
function createBatches(
  write: (visits: readonly Visit[]) => Promise<void>,
  failed: (error: unknown, visits: number) => void,
) {
  interface Batch {
    visits: Visit[];
    settled: Promise<void>;
  }
  let open: Batch | undefined;
  let writing: Promise<void> = Promise.resolve();

  const writeOpen = async (before: Promise<void>, batch: Batch) => {
    await new Promise((resolve) => setImmediate(resolve));
    await before;
    open = undefined;
    try {
      await write(batch.visits);
    } catch (error) {
      failed(error, batch.visits.length);
    }
  };

  return {
    add(visit: Visit): Promise<void> {
      if (open) {
        open.visits.push(visit);
        return open.settled;
      }
      const batch: Batch = { visits: [visit], settled: writing };
      open = batch;
      batch.settled = writing = writeOpen(writing, batch);
      return batch.settled;
    },
    done: () => writing,
  };
}

/** Counts in one run at a time. A caller waits for a run that began after its call. */
function createCounting(database: Database) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let isAwaited = false;
  let resumed = 0;

  /** Nobody waiting: half of the time is for others. Somebody waiting: others get a turn in between. */
  const pause = async () => {
    await sleep(isAwaited ? 5 : performance.now() - resumed);
    resumed = performance.now();
  };
  const run = () => {
    resumed = performance.now();
    running = rollUp(database, pause).finally(() => {
      running = undefined;
    });
    return running;
  };
  const runNext = async (before: Promise<void>) => {
    await before.catch(() => undefined);
    next = undefined;
    isAwaited = true;
    await run();
  };

  return {
    gently(): Promise<void> {
      if (running) return running;
      isAwaited = false;
      return run();
    },
    caughtUp(): Promise<void> {
      isAwaited = true;
      if (!running) return run();
      next ??= runNext(running);
      return next;
    },
  };
}

/** Calls back some time after visits were seen: when they have become few, or have waited for long. */
function createWatch(callBack: () => unknown) {
  let timer: NodeJS.Timeout | undefined;
  let visits = 0;
  let waited = 0;

  const look = () => {
    timer = undefined;
    waited += countingInterval;
    const isBusy = visits > busy && waited < longestDelay;
    visits = 0;
    if (isBusy) {
      start();
      return;
    }
    waited = 0;
    callBack();
  };
  // Keeps no process alive: closing counts what is left.
  const start = () => {
    timer ??= setTimeout(look, countingInterval).unref();
  };
  return {
    seen() {
      visits += 1;
      start();
    },
    stop: () => clearTimeout(timer),
  };
}
