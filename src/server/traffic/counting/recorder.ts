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
   * Settles once the visit is committed: whoever waits for it before answering loses no visit when the process is
   * killed. Never rejects, since the visitor matters more than the count; what could not be committed is logged.
   */
  record(visit: Visit): Promise<void>;
  /**
   * Records the visit of a link whose clicks are limited, in one write with the click that it takes: neither is ever there
   * without the other. Settles with false when the link had no click left.
   */
  recordLimited(visit: Visit): Promise<boolean>;
  /** How the writing of visits goes, and how many came since the start. */
  status(): Promise<WriterStatus & { visits: number }>;
  /** Commits what is pending; the next start counts what is not counted yet. Nothing may be recorded after. */
  close(): Promise<void>;
}

export interface RecorderLog {
  error(details: object, message: string): void;
  info?(details: object, message: string): void;
}

export interface RecorderOptions extends CountingOptions {
  /** The folder for visits that the database does not take now; absent: they are lost. */
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

/** Gathers what is added in one turn of the event loop, and while the batch before is being written. */
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
