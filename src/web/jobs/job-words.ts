import type { Budget } from '#web/client/budget.ts';
import { shortDuration } from '#web/lib/dates.ts';
import { countOf, formatCount } from '#web/lib/numbers.ts';
import { isOpen, isRunnable, isUnderWay, type Job, type JobRow, rowsIn, through } from './job.ts';
import { requestsFor } from './kinds.ts';
import { secondsLeft, timeLeft } from './time-left.ts';

const nounsOf = (job: Job, count: number) => countOf(count, job.noun);

/** "45 links added to Spring", or how many of them. */
export const endedWords = (job: Job) => {
  const done = rowsIn(job, 'done').length;
  return done === job.rows.length
    ? `${nounsOf(job, done)} ${job.did}`
    : `${formatCount(done)} of ${nounsOf(job, job.rows.length)} ${job.did}`;
};

/** "3 refused · 1 unclear · 4 not sent"; empty where all is well. */
export const amissWords = (job: Job) => {
  const failed = rowsIn(job, 'failed').length;
  const unclear = rowsIn(job, 'unclear').length;
  const unsent = isOpen(job) ? 0 : rowsIn(job, 'waiting', 'sending').length;
  return [
    failed > 0 && `${formatCount(failed)} failed`,
    unclear > 0 && `${formatCount(unclear)} unclear`,
    unsent > 0 && `${formatCount(unsent)} not sent`,
  ]
    .filter(Boolean)
    .join(' · ');
};

interface Circumstances {
  jobs: readonly Job[];
  budget: Budget;
  now: number;
  /** Seconds until the server is asked again. */
  heldFor: number;
}

const requestsLeft = (job: Job) => requestsFor(job.kind, job.rows.length - through(job));

/** What is going on with a job that is not through: "about 2 minutes left", "paused". */
export function goingWords(job: Job, { jobs, budget, now, heldFor }: Circumstances): string {
  if (job.paused) return isUnderWay(job) ? 'pausing after the one under way' : 'paused';
  if (job.heldUntil !== undefined)
    return `the server can’t be reached, asking again${heldFor > 0 ? ` in ${shortDuration(heldFor)}` : ''}`;
  const left = requestsLeft(job);
  // Several take turns, so each is over when all are as far.
  const before = jobs
    .filter((each) => isRunnable(each))
    .reduce((sum, each) => sum + Math.min(left, requestsLeft(each)), 0);
  return timeLeft(secondsLeft({ ...budget, left: before }, now));
}

export const stateWords: Readonly<Record<JobRow['state'], string>> = {
  waiting: 'Waiting',
  sending: 'Under way',
  done: 'Done',
  failed: 'Failed',
  unclear: 'Unclear',
};

/** How a row stands, in a word or three. */
export const rowWords = ({ state, lost }: JobRow) => (lost ? 'Not known yet' : stateWords[state]);
