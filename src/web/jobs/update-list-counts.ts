import type { QueryClient } from '@tanstack/react-query';
import { countOptions } from '#web/api/lists.ts';
import { type Job, rowsIn } from './job.ts';
import type { JobStore } from './job-store.ts';

const numberDone = (job: Job) => rowsIn(job, 'done').length;
const doneOf = (jobs: readonly Job[]) => new Map(jobs.map((job) => [job.id, numberDone(job)]));

/** Returns how a completed row changes the number of records. */
const stepOf = ({ did }: Job) => (did === 'created' ? 1 : did === 'deleted' ? -1 : 0);

const countOf = ({ noun }: Job) => countOptions({ name: noun }).queryKey;

/**
 * Updates the counts as jobs create and delete records. Single writes do the same, so only lists that are shown are
 * read again.
 */
export function updateListCounts(store: JobStore, client: QueryClient): () => void {
  let before = doneOf(store.jobs());
  return store.watch(() => {
    for (const job of store.jobs()) {
      const more = (numberDone(job) - (before.get(job.id) ?? 0)) * stepOf(job);
      if (more !== 0)
        client.setQueryData(countOf(job), (count) =>
          count === undefined ? undefined : Math.max(0, count + more),
        );
    }
    before = doneOf(store.jobs());
  });
}

/**
 * Keeps a list's count during a refresh. Only part of the list may be in memory, so removing records from that says
 * nothing about their total number.
 */
export function refreshKeepingCount(client: QueryClient, job: Job, refresh: () => void) {
  const count = client.getQueryData(countOf(job));
  refresh();
  if (count !== undefined) client.setQueryData(countOf(job), count);
}
