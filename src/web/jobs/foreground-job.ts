import { withRetry, type Job, newJob, type NewJob, rowsIn } from './job.ts';
import { openStore } from './job-store.ts';
import { memoryStorage } from './job-storage.ts';
import { kindOf, requestsFor } from './kinds.ts';
import { runJobs } from './runner.ts';

/** Creates a job that runs only while its page is open. Nothing of it is stored. */
export const createForegroundJob = (work: NewJob): Job => newJob(work, 'attended', Date.now());

/** Sends rows that failed or were never sent. */
export const retryForegroundJob = (job: Job): Job => withRetry(job, ['failed']);

/** Runs a job until it ends or is stopped. Returns its final state. */
export async function runInForeground(
  job: Job,
  onChange: (job: Job) => void,
  stop: AbortSignal,
): Promise<Job> {
  const store = await openStore('attended', memoryStorage());
  await store.add(job);
  const now = () => store.jobs()[0] ?? job;
  store.watch(() => onChange(now()));
  const attended = requestsFor(job.kind, rowsIn(job, 'waiting').length) > 1 ? 'bulk' : 'person';
  const alone = async () => true;
  await runJobs({ store, kindOf, reach: alone, isMine: alone, attended }, stop);
  return now();
}
