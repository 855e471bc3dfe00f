import type { Budget } from '#web/client/budget.ts';
import { secondsFor } from '#web/client/request-time.ts';
import { shortDuration } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { counts } from '#web/words/counts.ts';
import { jobs as words } from '#web/words/jobs.ts';
import {
  isOpen,
  isRunnable,
  isUnderWay,
  type Job,
  type JobRow,
  rowsIn,
  type RowState,
  finishedCount,
} from './job.ts';
import { requestsFor } from './kinds.ts';
import { isExport } from './kinds/export-list.ts';
import { timeLeft } from './time-left.ts';

const has = <Words extends object>(words: Words, key: PropertyKey): key is keyof Words =>
  Object.hasOwn(words, key);

/** Such as "3 links". */
export const countIn = ({ noun }: Pick<Job, 'noun'>, count: number) =>
  counts[has(counts, noun) ? noun : 'items'](count);

const someIn = ({ noun, rows }: Job, count: number) =>
  words.some[has(words.some, noun) ? noun : 'items'](formatCount(count), rows.length);

/** Such as "45 links added to Spring". If not all rows succeeded, it names the number that did. */
export const endedWords = (job: Job) => {
  const { did, group = '', rows } = job;
  const done = rowsIn(job, 'done').length;
  const what = done === rows.length ? countIn(job, done) : someIn(job, done);
  return words.ended[has(words.ended, did) ? did : 'done'](what, group);
};

/**
 * Returns "Adding 45 links to Spring" while the job runs and its result after that. An export keeps the name of its
 * file.
 */
export const jobTitle = (job: Job) => (isOpen(job) || isExport(job) ? job.title : endedWords(job));

/** Returns "3 failed · 1 not confirmed · 4 skipped", or an empty text if all is well. */
export const problemWords = (job: Job) => {
  const failed = rowsIn(job, 'failed').length;
  const unclear = rowsIn(job, 'unclear').length;
  const unsent = isOpen(job) ? 0 : rowsIn(job, 'waiting', 'sending').length;
  return [
    failed > 0 && words.failed(formatCount(failed)),
    unclear > 0 && words.unclear(formatCount(unclear)),
    unsent > 0 && words.skipped(formatCount(unsent)),
  ]
    .filter(Boolean)
    .join(' · ');
};

interface Circumstances {
  jobs: readonly Job[];
  budget: Budget;
  now: number;
  /** Seconds until the next request to the server. */
  heldFor: number;
  isOnline: boolean;
}

const requestsLeft = (job: Job) => requestsFor(job.kind, job.rows.length - finishedCount(job));

/** Describes the progress of a job that hasn't ended, such as "about 2 minutes left" or "paused". */
export function progressWords(job: Job, { jobs, budget, now, heldFor, isOnline }: Circumstances): string {
  if (job.paused) return isUnderWay(job) ? words.pausing : words.paused;
  if (job.heldUntil !== undefined && !isOnline) return words.offline;
  if (job.heldUntil !== undefined)
    return heldFor > 0 ? words.unreachableFor(shortDuration(heldFor)) : words.unreachable;
  const left = requestsLeft(job);
  // Several jobs take turns, so the others' requests count up to the number this job needs.
  const before = jobs
    .filter((each) => isRunnable(each))
    .reduce((sum, each) => sum + Math.min(left, requestsLeft(each)), 0);
  return timeLeft(secondsFor(before, budget, 'bulk', now));
}

/** Describes a row's state in a few words. */
export const rowWords = (job: Job, { state, lost }: JobRow) =>
  lost ? words.checking : stateWords(job, state);

/** Rows still waiting when the job ends are skipped. */
export const stateWords = (job: Job, state: RowState) =>
  state === 'waiting' && !isOpen(job) ? words.isSkipped : words.states[state];
