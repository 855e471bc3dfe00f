import { expect, test } from 'vitest';
import { withHold, newJob } from './job.ts';
import { progressWords } from './job-words.ts';
import { work } from './try-jobs.ts';

const budget = {
  limit: 30,
  remaining: 30,
  resetAt: undefined,
  isTold: true,
  waiting: 0,
  waitingUntil: undefined,
};

test.each([
  [false, 12, 'waiting for a connection'],
  [false, 0, 'waiting for a connection'],
  [true, 12, 'can’t reach the server, trying again in 12 s'],
  [true, 0, 'can’t reach the server'],
])('a job on hold says what it waits for: online %s, for %d seconds', (isOnline, heldFor, said) => {
  const job = withHold(newJob(work, 'j1', 1), 99);
  expect(progressWords(job, { jobs: [job], budget, now: 0, heldFor, isOnline })).toBe(said);
});
