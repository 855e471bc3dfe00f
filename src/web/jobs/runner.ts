import { ApiError, messageOf } from '#web/client/api-error.ts';
import type { Sending } from '#web/client/exchange.ts';
import type { Lane } from '#web/client/ledger.ts';
import {
  abandoned,
  begun,
  held,
  isRunnable,
  type Job,
  type JobRow,
  nextRow,
  type Outcome,
  puzzled,
  settled,
  takenBack,
} from './job.ts';
import type { JobStore } from './job-store.ts';
import type { Kind, Sent } from './kind.ts';
import { rest } from './run-lock.ts';

/** What the runner works with. */
export interface RunnerContext {
  readonly store: JobStore;
  /** undefined: a kind that this version does not know. */
  kindOf: (name: string) => Kind | undefined;
  /** Asks whether the server answers, and to whom the key belongs. False: to somebody else. @throws {ApiError} */
  reach: (sending: Sending) => Promise<boolean>;
  /** Whether this tab is still the one that runs, and signed in as when it began. */
  isMine: () => Promise<boolean>;
  /**
   * How pressing work is that a person waits for. Its requests are cut off when it is stopped, and one that fails is not
   * tried again by itself. Only for kinds that are repeatable.
   */
  attended?: Lane;
}

/** Answers without a meaning, such as HTTP 500, before a row is given up. */
const mostTries = 3;

const nothing = 'The server answered, and not in a way that tells whether it was done.';
const noAnswer = 'No answer came: look whether it was done before you try again.';

/** It was not to be sent after all: paused, cancelled, signed out. */
class Withdrawn extends Error {}

type Step = 'next' | 'hold' | 'leave';

/**
 * Sends what is to be sent, a row at a time, of several jobs in turn. What was under way when somebody died is looked into
 * first. Ends when nothing is to be done, or this tab is not to do it.
 */
export async function runJobs(context: RunnerContext, stop: AbortSignal): Promise<void> {
  const { store } = context;
  for (const job of store.jobs()) await store.change(job.id, abandoned);
  if (!store.jobs().some(isRunnable)) return;
  if (!(await untilReached(context, stop, 0))) return;
  for (let last = 0, failures = 0; !stop.aborted;) {
    const job = nextJob(store.jobs(), last);
    if (!job || !(await context.isMine())) return;
    last = job.created;
    const step = await oneRow(context, job, stop);
    if (step === 'leave') return;
    failures = step === 'hold' ? failures + 1 : 0;
    if (step === 'hold' && !(await untilReached(context, stop, failures))) return;
  }
}

/** In turn, the oldest first: short work does not wait for long work to end. */
function nextJob(jobs: readonly Job[], last: number): Job | undefined {
  const ready = jobs.filter(isRunnable).toSorted((a, b) => a.created - b.created);
  return ready.find(({ created }) => created > last) ?? ready[0];
}

async function oneRow(context: RunnerContext, job: Job, stop: AbortSignal): Promise<Step> {
  const { store, kindOf } = context;
  const row = nextRow(job);
  const kind = kindOf(job.kind);
  const settle = async (outcome: Outcome, part?: unknown): Promise<Step> => {
    if (row)
      await store.change(
        job.id,
        (now) => settled(now, row.key, outcome, Date.now()),
        part === undefined ? undefined : { row: row.key, value: part },
      );
    return 'next';
  };
  if (!row) {
    await store.change(job.id, (now) => ({ ...now, ended: Date.now() }));
    return 'next';
  }
  if (!kind) return settle({ state: 'failed', message: 'This version of the app can’t do this.' });
  const done = ({ result, part, more }: Sent) =>
    settle({ state: 'done', ...(result === undefined ? {} : { result }), ...(more ? { more } : {}) }, part);

  if (row.state === 'sending' && !kind.repeatable) {
    try {
      const found = await kind.check(job, row, { lane: 'bulk' });
      return await (found ? done(found) : settle({ state: 'unclear', message: noAnswer }));
    } catch (error) {
      if (isOf(error, 'unauthorised')) return 'leave';
      return isUnknown(error) && (row.tries ?? 0) < mostTries
        ? puzzle(context, job, row, error)
        : settle({ state: 'unclear', message: noAnswer });
    }
  }

  const sending = send(context, kind, job, row, stop);
  let sent: Sent;
  try {
    sent = await sending.answer;
  } catch (error) {
    if (error instanceof Withdrawn || sending.isWithdrawn()) {
      await store.change(job.id, (now) => takenBack(now, row.key));
      return 'next';
    }
    // A fault of this page's own, before anything was sent.
    if (!(error instanceof ApiError) && !sending.isOut())
      return settle({ state: 'failed', message: messageOf(error) });
    if (isOf(error, 'unauthorised')) {
      await store.change(job.id, (now) => takenBack(now, row.key));
      return 'leave';
    }
    if (context.attended || !isUnknown(error)) return settle({ state: 'failed', message: messageOf(error) });
    if ((row.tries ?? 0) + 1 < mostTries || isOf(error, 'unreachable'))
      return puzzle(context, job, row, error);
    return settle({ state: kind.repeatable ? 'failed' : 'unclear', message: nothing });
  }
  return done(sent);
}

/** It stays marked as sent: what became of it is looked into when the server answers again. */
async function puzzle({ store }: RunnerContext, job: Job, row: JobRow, error: unknown): Promise<Step> {
  if (!isOf(error, 'unreachable')) await store.change(job.id, (now) => puzzled(now, row.key));
  return 'hold';
}

/** Sends a row when its turn has come, unless it is to stop before; what has gone out is not cut off, unless it is attended. */
function send(
  { store, isMine, attended }: RunnerContext,
  kind: Kind,
  job: Job,
  row: JobRow,
  stop: AbortSignal,
) {
  const withdrawal = new AbortController();
  const { signal } = withdrawal;
  let isOut = false;
  const withdraw = () => {
    if (!isOut) withdrawal.abort();
  };
  const unwatch = store.watch(() => {
    const now = store.jobs().find(({ id }) => id === job.id);
    if (!now || !isRunnable(now)) withdraw();
  });
  stop.addEventListener('abort', withdraw);
  const before = async () => {
    if (stop.aborted || !(await isMine())) throw new Withdrawn();
    // Noted as sent before it is: whoever finds it so later knows that it may have been.
    isOut = true;
    if (!(await store.change(job.id, (now) => begun(now, row.key)))) throw new Withdrawn();
  };
  const sending: Sending = attended ? { lane: attended, signal } : { lane: 'bulk', signal, before };
  const answer = kind.send(job, row, sending).finally(() => {
    unwatch();
    stop.removeEventListener('abort', withdraw);
  });
  return { answer, isOut: () => isOut, isWithdrawn: () => signal.aborted };
}

const isOf = (error: unknown, kind: ApiError['kind']) => error instanceof ApiError && error.kind === kind;

/** Whether it is not known if the server did what it was asked for. */
const isUnknown = (error: unknown) =>
  !(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500;

/** 2 s, 4 s, 8 s … a minute. */
const backOff = (failures: number) => Math.min(1000 * 2 ** failures, 60_000);

/** Waits until the server answers to this account. False: there is nothing more to do here. */
async function untilReached(
  { store, reach }: RunnerContext,
  stop: AbortSignal,
  failures: number,
): Promise<boolean> {
  const hold = async (until: number | undefined) => {
    for (const { id } of store.jobs().filter(isRunnable))
      await store.change(id, (now) => (now.heldUntil === until ? undefined : held(now, until)));
  };
  for (let attempt = failures; ; attempt += 1) {
    if (attempt > 0) {
      await hold(Date.now() + backOff(attempt));
      await pauseFor(backOff(attempt), store, stop);
    }
    if (stop.aborted || !store.jobs().some(isRunnable)) return false;
    const asking = new AbortController();
    const onStop = () => asking.abort();
    stop.addEventListener('abort', onStop);
    try {
      const isOurs = await reach({ lane: 'bulk', signal: asking.signal });
      await hold(undefined);
      return isOurs;
    } catch (error) {
      if (stop.aborted || isOf(error, 'unauthorised') || isOf(error, 'refused')) return false;
    } finally {
      stop.removeEventListener('abort', onStop);
    }
  }
}

/** Shorter when the connection is back, or when nothing is to be done any more. */
async function pauseFor(ms: number, store: JobStore, stop: AbortSignal) {
  const enough = new AbortController();
  const wake = () => enough.abort();
  const unwatch = store.watch(() => {
    if (!store.jobs().some(isRunnable)) wake();
  });
  window.addEventListener('online', wake);
  await rest(ms, stop, enough.signal);
  window.removeEventListener('online', wake);
  unwatch();
}
