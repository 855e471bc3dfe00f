import { takeClick } from '#server/store/link-options.ts';
import type { Visit } from '#server/store/visits.ts';
import { type Counting, type CountingOptions, createCounting } from './counting.ts';
import { createVisitWriter, type WriterStatus } from './visit-writer.ts';

export type { Visit };

export interface Recorder extends Pick<
  Counting,
  'caughtUp' | 'packed' | 'answerable' | 'tooLate' | 'counted'
> {
  /**
   * Settles once the visit is committed. If you wait for it before responding, no visit is lost when the process is
   * killed. It never rejects, since the visitor matters more than the count. Visits that can't be committed are logged.
   */
  record(visit: Visit): Promise<void>;
  /**
   * Records a visit of a link with a click limit, in the same write as the click it takes, so that neither exists
   * without the other. Settles with false if the link had no click left.
   */
  recordLimited(visit: Visit): Promise<boolean>;
  /** Returns the writer's status and the number of visits since the start. */
  status(): Promise<WriterStatus & { visits: number }>;
  /** Commits what is pending. The next start counts what isn't counted yet. Nothing may be recorded after this. */
  close(): Promise<void>;
}

export interface RecorderLog {
  error(details: object, message: string): void;
  info?(details: object, message: string): void;
}

export interface RecorderOptions extends CountingOptions {
  /** The folder for visits that the database can't take at the moment. If omitted, they're lost. */
  journal?: string;
}

export function createRecorder({ journal, ...options }: RecorderOptions): Recorder {
  const { database, log } = options;
  const writer = createVisitWriter({ database, log, folder: journal });
  const pending = createBatches(writer.write);
  const counting = createCounting(options);

  let visits = 0;

  return {
    record(visit) {
      visits += 1;
      counting.seen();
      return pending.add(visit);
    },
    recordLimited(visit) {
      visits += 1;
      counting.seen();
      return takeClick(database, visit);
    },
    caughtUp: counting.caughtUp,
    packed: counting.packed,
    answerable: counting.answerable,
    tooLate: counting.tooLate,
    status: async () => ({ ...(await writer.status()), visits }),
    counted: counting.counted,
    async close() {
      await pending.done();
      await writer.close();
      await counting.close();
    },
  };
}

/** Collects what is added in one turn of the event loop, and while the previous batch is being written. */
function createBatches(write: (visits: readonly Visit[]) => Promise<void>) {
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
    await write(batch.visits);
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
