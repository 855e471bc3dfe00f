import type { Job } from './job.ts';

/** Part of a response that is too large for the job itself. It is stored separately under its row's key. */
export interface Part {
  readonly row: string;
  readonly value: unknown;
}

/** Stores the jobs of one account. */
export interface JobStorage {
  all(): Promise<Job[]>;
  get(id: string): Promise<Job | undefined>;
  /**
   * Changes a job atomically. If `step` returns its argument, nothing is written. If it returns undefined, the job and
   * its parts are deleted.
   */
  change(id: string, step: (job: Job | undefined) => Job | undefined, part?: Part): Promise<Job | undefined>;
  part(id: string, row: string): Promise<unknown>;
  /** Acquires or renews the right to run until a time in ms since 1970. Returns false while another tab has it. */
  lease(owner: string, now: number, until: number): Promise<boolean>;
  /** Whether other tabs share the storage. */
  readonly shared: boolean;
  close(): void;
}

/** Stores jobs for this page only. Used if the browser refuses a database. */
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
