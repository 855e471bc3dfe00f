import { again, type Job, newJob, type NewJob, rowsIn } from './job.ts';
import { openStore } from './job-store.ts';
import { memoryStorage } from './job-storage.ts';
import { kindOf, requestsFor } from './kinds.ts';
import { runJobs } from './runner.ts';

/** Work that is waited for where it was begun: nothing of it is kept, and it ends with its page. */
export const attendedJob = (work: NewJob): Job => newJob(work, 'attended', Date.now());

/** Sends what was refused, and what was never sent. */
export const attendAgain = (job: Job): Job => again(job, ['failed']);

/** Runs it to its end, or until it is stopped; gives what became of it. */
export async function attend(job: Job, onChange: (job: Job) => void, stop: AbortSignal): Promise<Job> {
  const store = await openStore('attended', memoryStorage());
  await store.add(job);
  const now = () => store.jobs()[0] ?? job;
  store.watch(() => onChange(now()));
  const attended = requestsFor(job.kind, rowsIn(job, 'waiting').length) > 1 ? 'bulk' : 'person';
  const alone = async () => true;
  await runJobs({ store, kindOf, reach: alone, isMine: alone, attended }, stop);
  return now();
}
