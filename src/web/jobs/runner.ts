import { ApiError, namingRequest, wholeMessageOf } from '#web/client/api-error.ts';
import type { Sending } from '#web/client/exchange.ts';
import type { Lane } from '#web/client/ledger.ts';
import { jobs as words } from '#web/words/jobs.ts';
import {
  abandoned,
  withSending,
  withHold,
  isRunnable,
  type Job,
  type JobRow,
  type Outcome,
  withUnclearResponse,
  rowsToSend,
  withResults,
  unsent,
} from './job.ts';
import type { JobStore } from './job-store.ts';
import { type BatchResponse, doneBy, type Kind } from './kind.ts';
import { pauseOrOnline } from '#web/browser/pause-or-online.ts';

export interface RunnerContext {
  readonly store: JobStore;
  /** Returns undefined for a kind that this version doesn't know. */
  kindOf: (name: string) => Kind | undefined;
  /**
   * Checks that the server responds. Returns false if the key belongs to another account.
   * @throws {ApiError}
   */
  reach: (sending: Sending) => Promise<boolean>;
  /** Returns whether this tab still runs the jobs and is signed in with the same key. */
  isMine: () => Promise<boolean>;
  /**
   * The priority of a job that the user waits for. Stopping it aborts requests of a single row, and a failed request
   * isn't retried automatically. Only for kinds that are repeatable.
   */
  attended?: Lane;
}

/** Number of responses without a clear result, such as HTTP 500, after which a row is given up. */
const maxTries = 3;

/** Thrown if a row must not be sent after all because the job was paused or canceled or the user signed out. */
class Withdrawn extends Error {}

const keysOf = (rows: readonly JobRow[]) => rows.map(({ key }) => key);

type Step = 'next' | 'hold' | 'leave';

/**
 * Sends rows one request at a time, alternating between jobs. It first checks rows that were in progress when a tab was
 * closed. Ends when nothing is left to do or this tab may no longer do it.
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
    const step = await oneRequest(context, job, stop);
    if (step === 'leave') return;
    failures = step === 'hold' ? failures + 1 : 0;
    if (step === 'hold' && !(await untilReached(context, stop, failures))) return;
  }
}

/** Returns the next job in turn, oldest first, so that short jobs don't wait for long ones to end. */
function nextJob(jobs: readonly Job[], last: number): Job | undefined {
  const ready = jobs.filter(isRunnable).toSorted((a, b) => a.created - b.created);
  return ready.find(({ created }) => created > last) ?? ready[0];
}

async function oneRequest(context: RunnerContext, job: Job, stop: AbortSignal): Promise<Step> {
  const { store, kindOf } = context;
  const kind = kindOf(job.kind);
  const ready = rowsToSend(job);
  const rows = kind ? kind.together(ready) : ready.slice(0, 1);
  const [row] = rows;
  if (!row) {
    await store.change(job.id, (now) => ({ ...now, ended: Date.now() }));
    return 'next';
  }
  const keys = keysOf(rows);
  const settle = async ({ outcomes, part }: BatchResponse): Promise<Step> => {
    const byKey = new Map(outcomes.map((outcome, place) => [keys[place] ?? '', outcome]));
    await store.change(
      job.id,
      (now) => withResults(now, byKey, Date.now()),
      part === undefined ? undefined : { row: row.key, value: part },
    );
    return 'next';
  };
  /** Records the same result for all rows. */
  const settleAll = (outcome: Outcome) => settle({ outcomes: keys.map(() => outcome) });
  if (!kind) return settleAll({ state: 'failed', message: words.unknownKind });

  if (row.state === 'sending' && !kind.repeatable) {
    try {
      const found = await kind.check(job, row, { lane: 'bulk' });
      return await (found
        ? settle(doneBy(found))
        : settleAll({ state: 'unclear', message: row.message ?? words.noAnswer }));
    } catch (error) {
      if (isOf(error, 'unauthorised')) return 'leave';
      return isUnknown(error) && (row.tries ?? 0) < maxTries
        ? markUnclear(context, job, keys, error)
        : settleAll({ state: 'unclear', message: namingRequest(words.noAnswer, error) });
    }
  }

  const sending = send(context, kind, job, rows, stop);
  let answers: BatchResponse;
  try {
    answers = await sending.answer;
  } catch (error) {
    if (error instanceof Withdrawn || sending.isWithdrawn()) {
      await store.change(job.id, (now) => unsent(now, keys));
      return 'next';
    }
    // An error in this page, before anything was sent.
    if (!(error instanceof ApiError) && !sending.isOut())
      return settleAll({ state: 'failed', message: wholeMessageOf(error) });
    if (isOf(error, 'unauthorised')) {
      await store.change(job.id, (now) => unsent(now, keys));
      return 'leave';
    }
    if (context.attended || !isUnknown(error))
      return settleAll({ state: 'failed', message: wholeMessageOf(error) });
    if ((row.tries ?? 0) + 1 < maxTries || isOf(error, 'unreachable'))
      return markUnclear(context, job, keys, error);
    return settleAll({
      state: kind.repeatable ? 'failed' : 'unclear',
      message: namingRequest(words.notConfirmed, error),
    });
  }
  return settle(answers);
}

/** Leaves the rows marked as being sent. Their result is checked when the server responds again. */
async function markUnclear(
  { store }: RunnerContext,
  job: Job,
  keys: readonly string[],
  error: unknown,
): Promise<Step> {
  if (!isOf(error, 'unreachable')) {
    const message = namingRequest(words.noAnswer, error);
    await store.change(job.id, (now) => withUnclearResponse(now, keys, message));
  }
  return 'hold';
}

/**
 * Sends rows when their turn comes, unless they are stopped before. A request already sent isn't aborted, except for a
 * single attended row.
 */
function send(
  { store, isMine, attended }: RunnerContext,
  kind: Kind,
  job: Job,
  rows: readonly JobRow[],
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
    // Marked before sending, so that a row found in this state later may have been sent.
    isOut = true;
    if (!(await store.change(job.id, (now) => withSending(now, keysOf(rows))))) throw new Withdrawn();
  };
  const isCutOff = attended !== undefined && rows.length === 1;
  const sending: Sending = { lane: attended ?? 'bulk', signal, ...(isCutOff ? {} : { before }) };
  const answer = kind.send(job, rows, sending).finally(() => {
    unwatch();
    stop.removeEventListener('abort', withdraw);
  });
  return { answer, isOut: () => isOut, isWithdrawn: () => signal.aborted };
}

const isOf = (error: unknown, kind: ApiError['kind']) => error instanceof ApiError && error.kind === kind;

/** Returns whether it is unknown if the server performed the request. */
const isUnknown = (error: unknown) =>
  !(error instanceof ApiError) || error.kind !== 'refused' || error.status >= 500;

/** Returns the delay in ms after failures: 2 s, 4 s, 8 s and so on, up to one minute. */
const backOff = (failures: number) => Math.min(1000 * 2 ** failures, 60_000);

/** Waits until the server responds to this account. Returns false if there is nothing more to do here. */
async function untilReached(
  { store, reach }: RunnerContext,
  stop: AbortSignal,
  failures: number,
): Promise<boolean> {
  const hold = async (until: number | undefined) => {
    for (const { id } of store.jobs().filter(isRunnable))
      await store.change(id, (now) => (now.heldUntil === until ? undefined : withHold(now, until)));
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

/** Pauses until the time has passed, the connection is back or nothing is left to do. */
async function pauseFor(ms: number, store: JobStore, stop: AbortSignal) {
  const enough = new AbortController();
  const wake = () => enough.abort();
  const unwatch = store.watch(() => {
    if (!store.jobs().some(isRunnable)) wake();
  });
  await pauseOrOnline(ms, AbortSignal.any([stop, enough.signal])).catch(() => undefined);
  unwatch();
}
