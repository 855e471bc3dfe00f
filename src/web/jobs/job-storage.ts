import type { Job } from './job.ts';

/** What an answer brought that is too much for the job itself: kept beside it, under its row's key. */
export interface Part {
  readonly row: string;
  readonly value: unknown;
}

/** Where the jobs of one account lie. */
export interface JobStorage {
  all(): Promise<Job[]>;
  get(id: string): Promise<Job | undefined>;
  /**
   * Changes a job in one step, whoever else wants to at that moment. A step that gives back what it was given writes
   * nothing, one that gives back nothing removes the job with its parts.
   */
  change(id: string, step: (job: Job | undefined) => Job | undefined, part?: Part): Promise<Job | undefined>;
  part(id: string, row: string): Promise<unknown>;
  /** Takes or prolongs the right to run until a moment; false while another has it. */
  lease(owner: string, now: number, until: number): Promise<boolean>;
  /** Whether other tabs see the same. */
  readonly shared: boolean;
  close(): void;
}

/** Of this page alone: where the browser refuses a database. */
export function memoryStorage(): JobStorage {
  const jobs = new Map<string, Job>();
  const parts = new Map<string, unknown>();
  return {
    shared: false,
    all: async () => [...jobs.values()],
    get: async (id) => jobs.get(id),
    async change(id, step, part) {
      const next = step(jobs.get(id));
      if (next) jobs.set(id, next);
      else {
        jobs.delete(id);
        for (const name of parts.keys()) if (name.startsWith(`${id} `)) parts.delete(name);
      }
      if (part && next) parts.set(`${id} ${part.row}`, part.value);
      return next;
    },
    part: async (id, row) => parts.get(`${id} ${row}`),
    lease: async () => true,
    close() {},
  };
}
