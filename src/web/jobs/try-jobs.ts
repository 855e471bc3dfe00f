import type { Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { Kind } from './kind.ts';
import { runJobs } from './runner.ts';

/** A job and its runner for tests. */

export const never = () => new AbortController().signal;

export const run = (store: JobStore, kind: Kind, stop = never()) =>
  runJobs({ store, kindOf: () => kind, reach: async () => true, isMine: async () => true }, stop);

export const rows = ['one', 'two', 'three'].map((key) => ({ key, title: key, text: '', item: key }));
export const work = { kind: 'test', title: 'test', noun: 'row', did: 'done', task: null, rows };
export const only = (store: JobStore): Job => {
  const [job] = store.jobs();
  if (!job) throw new Error('There is no job.');
  return job;
};
