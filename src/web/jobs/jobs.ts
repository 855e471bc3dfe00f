import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/browser/store.ts';
import { withRetry, cancelled, type Job, type NewJob, newJob, paused, type RowState } from './job.ts';
import type { JobSession } from './job-session.ts';

/** The jobs of the signed-in account. Undefined until the account is known. */
let session: JobSession | undefined;
let unwatch: (() => void) | undefined;
const { subscribe, notify } = createListeners();

export function setJobSession(next: JobSession | undefined) {
  unwatch?.();
  session = next;
  unwatch = next?.store.watch(notify);
  notify();
}

const none: readonly Job[] = [];
const currentJobs = () => session?.store.jobs() ?? none;

/** Returns the jobs, newest first. */
export const useJobs = () => useSyncExternalStore(subscribe, currentJobs);
/** Returns whether the jobs have loaded. Until then the list may be incomplete. */
export const useJobsKnown = () => useSyncExternalStore(subscribe, () => session !== undefined);

export const useJob = (id: string | undefined) =>
  useSyncExternalStore(subscribe, () => currentJobs().find((job) => job.id === id));

/** Maximum wait for the session, in ms. A page can be used before its jobs have loaded. */
const patience = 30_000;

/** Resolves once the session is open, the wait has ended or `stop` aborts. */
function untilSessionOpens(stop: AbortSignal | undefined): Promise<void> {
  if (session || stop?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      forget();
      clearTimeout(timer);
      stop?.removeEventListener('abort', end);
      resolve();
    };
    const forget = subscribe(() => session && end());
    const timer = setTimeout(end, patience);
    stop?.addEventListener('abort', end);
  });
}

/** Starts a job that outlives the page. Returns undefined if that isn't possible or it was stopped first. */
export async function startJob(work: NewJob, stop?: AbortSignal): Promise<string | undefined> {
  await untilSessionOpens(stop);
  if (!session || stop?.aborted) return undefined;
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  try {
    await session.store.add(newJob(work, id, Date.now()));
    return id;
  } catch {
    // The disk is full, or the database was deleted when another tab signed out.
    return undefined;
  }
}

const change = (id: string, step: (job: Job) => Job | undefined) =>
  // The database is deleted only when its owner signs out.
  void session?.store.change(id, step).catch(() => undefined);

export const pauseJob = (id: string) => change(id, (job) => paused(job, true));
export const resumeJob = (id: string) => change(id, (job) => paused(job, false));
export const cancelJob = (id: string) => change(id, (job) => cancelled(job, Date.now()));
export const retryJob = (id: string, states: readonly RowState[]) =>
  change(id, (job) => withRetry(job, states));
/** Marks a job's end as seen. */
export const dismissJob = (id: string) =>
  change(id, (job) => (job.seen ? undefined : { ...job, seen: true }));
export const removeJob = (id: string) => void session?.store.remove(id).catch(() => undefined);

export const readPart = async (id: string, row: string): Promise<unknown> => session?.store.part(id, row);
