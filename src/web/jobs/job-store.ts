import { createListeners } from '#web/browser/store.ts';
import type { Job } from './job.ts';
import type { Part, JobStorage } from './job-storage.ts';

/** The jobs of one account, in sync across its tabs. */
export interface JobStore {
  /** Newest first. The array stays the same until something changes. */
  jobs(): readonly Job[];
  /**
   * Changes a job. Returns undefined if it is gone or unchanged. If `step` returns undefined, the job stays as it is.
   */
  change(id: string, step: (job: Job) => Job | undefined, part?: Part): Promise<Job | undefined>;
  add(job: Job): Promise<void>;
  remove(id: string): Promise<void>;
  part(id: string, row: string): Promise<unknown>;
  watch(listener: () => void): () => void;
  close(): void;
}

export async function openStore(name: string, storage: JobStorage): Promise<JobStore> {
  let known: readonly Job[] = [];
  const listeners = createListeners();
  const channel = storage.shared ? new BroadcastChannel(`waypost-jobs ${name}`) : undefined;

  const note = (id: string, job: Job | undefined) => {
    const before = known.find((each) => each.id === id);
    if (before?.version === job?.version) return;
    const others = known.filter((each) => each.id !== id);
    known = (job ? [...others, job] : others).toSorted((a, b) => b.created - a.created);
    listeners.notify();
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    // The storage was closed in the meantime, so nobody needs the job.
    storage.get(data).then(
      (job) => note(data, job),
      () => undefined,
    );
  });
  const tell = (id: string) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel?.postMessage(id);
  };
  for (const job of await storage.all()) note(job.id, job);

  return {
    jobs: () => known,
    async change(id, step, part) {
      let isChanged = false;
      const now = await storage.change(
        id,
        (job) => {
          const next = job && step(job);
          if (!next || next === job) return job;
          isChanged = true;
          return { ...next, version: job.version + 1 };
        },
        part,
      );
      note(id, now);
      if (isChanged) tell(id);
      return isChanged ? now : undefined;
    },
    async add(job) {
      await storage.change(job.id, () => job);
      note(job.id, job);
      tell(job.id);
    },
    async remove(id) {
      await storage.change(id, () => undefined);
      note(id, undefined);
      tell(id);
    },
    part: storage.part,
    watch: listeners.subscribe,
    close() {
      channel?.close();
      storage.close();
    },
  };
}
