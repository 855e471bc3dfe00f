import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/browser/store.ts';
import { again, cancelled, type Job, type NewJob, newJob, paused, type RowState } from './job.ts';
import type { JobSession } from './job-session.ts';

/** The jobs of who is signed in; undefined until it is known who that is. */
let session: JobSession | undefined;
let unwatch: (() => void) | undefined;
const { subscribe, tell } = createListeners();

export function setJobSession(next: JobSession | undefined) {
  unwatch?.();
  session = next;
  unwatch = next?.store.watch(tell);
  tell();
}

const none: readonly Job[] = [];
const currentJobs = () => session?.store.jobs() ?? none;

/** Newest first. */
export const useJobs = () => useSyncExternalStore(subscribe, currentJobs);
/** Whether they have been read: until then there may be more than are told. */
export const useJobsKnown = () => useSyncExternalStore(subscribe, () => session !== undefined);

export const useJob = (id: string | undefined) =>
  useSyncExternalStore(subscribe, () => currentJobs().find((job) => job.id === id));

/** Waited for at most so long, in ms: a page may be used before its jobs have been read. */
const patience = 30_000;

/** Resolves once the session is open, the wait is over or `stop` is aborted. */
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

/** Takes work over, so that it outlives the page; undefined where that can't be, or where it was stopped first. */
export async function startJob(work: NewJob, stop?: AbortSignal): Promise<string | undefined> {
  await untilSessionOpens(stop);
  if (!session || stop?.aborted) return undefined;
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  try {
    await session.store.add(newJob(work, id, Date.now()));
    return id;
  } catch {
    // The disk is full, or its database was taken away as somebody signed out in another tab.
    return undefined;
  }
}

const change = (id: string, step: (job: Job) => Job | undefined) =>
  // Where the database is gone, so is who it belonged to.
  void session?.store.change(id, step).catch(() => undefined);

export const pauseJob = (id: string) => change(id, (job) => paused(job, true));
export const resumeJob = (id: string) => change(id, (job) => paused(job, false));
export const cancelJob = (id: string) => change(id, (job) => cancelled(job, Date.now()));
export const retryJob = (id: string, states: readonly RowState[]) => change(id, (job) => again(job, states));
/** Nothing more needs to be said about its end. */
export const dismissJob = (id: string) =>
  change(id, (job) => (job.seen ? undefined : { ...job, seen: true }));
export const removeJob = (id: string) => void session?.store.remove(id).catch(() => undefined);

export const partOf = async (id: string, row: string): Promise<unknown> => session?.store.part(id, row);
