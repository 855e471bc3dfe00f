import { ApiError, namingRequest, wholeMessageOf } from '#web/client/api-error.ts';
import type { Sending } from '#web/client/exchange.ts';
import type { Lane } from '#web/client/ledger.ts';
import { jobs as words } from '#web/words/jobs.ts';
import {
  abandoned,
  begun,
  held,
  isRunnable,
  type Job,
  type JobRow,
  type Outcome,
  puzzled,
  rowsToSend,
  settled,
  takenBack,
} from './job.ts';
import type { JobStore } from './job-store.ts';
import { type Answers, doneBy, type Kind } from './kind.ts';
import { pauseOrOnline } from '#web/browser/pause-or-online.ts';

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
   * How pressing work is that a person waits for. Its requests of one row are cut off when it is stopped, and one that fails is not
   * tried again by itself. Only for kinds that are repeatable.
   */
  attended?: Lane;
}

/** Answers without a meaning, such as HTTP 500, before a row is given up. */
const mostTries = 3;

/** It was not to be sent after all: paused, cancelled, signed out. */
class Withdrawn extends Error {}

const keysOf = (rows: readonly JobRow[]) => rows.map(({ key }) => key);

type Step = 'next' | 'hold' | 'leave';

/**
 * Sends what is to be sent, a request at a time, of several jobs in turn. What was under way when somebody died is looked into
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
    const step = await oneRequest(context, job, stop);
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
  const settle = async ({ outcomes, part }: Answers): Promise<Step> => {
    const byKey = new Map(outcomes.map((outcome, place) => [keys[place] ?? '', outcome]));
    await store.change(
      job.id,
      (now) => settled(now, byKey, Date.now()),
      part === undefined ? undefined : { row: row.key, value: part },
    );
    return 'next';
  };
  /** The same became of all of them. */
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
      return isUnknown(error) && (row.tries ?? 0) < mostTries
        ? puzzle(context, job, keys, error)
        : settleAll({ state: 'unclear', message: namingRequest(words.noAnswer, error) });
    }
  }

  const sending = send(context, kind, job, rows, stop);
  let answers: Answers;
  try {
    answers = await sending.answer;
  } catch (error) {
    if (error instanceof Withdrawn || sending.isWithdrawn()) {
      await store.change(job.id, (now) => takenBack(now, keys));
      return 'next';
    }
    // A fault of this page's own, before anything was sent.
    if (!(error instanceof ApiError) && !sending.isOut())
      return settleAll({ state: 'failed', message: wholeMessageOf(error) });
    if (isOf(error, 'unauthorised')) {
      await store.change(job.id, (now) => takenBack(now, keys));
      return 'leave';
    }
    if (context.attended || !isUnknown(error))
      return settleAll({ state: 'failed', message: wholeMessageOf(error) });
    if ((row.tries ?? 0) + 1 < mostTries || isOf(error, 'unreachable'))
      return puzzle(context, job, keys, error);
    return settleAll({
      state: kind.repeatable ? 'failed' : 'unclear',
      message: namingRequest(words.notConfirmed, error),
    });
  }
  return settle(answers);
}

/** They stay marked as sent: what became of them is looked into when the server answers again. */
async function puzzle(
  { store }: RunnerContext,
  job: Job,
  keys: readonly string[],
  error: unknown,
): Promise<Step> {
  if (!isOf(error, 'unreachable')) {
    const message = namingRequest(words.noAnswer, error);
    await store.change(job.id, (now) => puzzled(now, keys, message));
  }
  return 'hold';
}

/**
 * Sends rows when their turn has come, unless they are to stop before. What has gone out is not cut off, unless it is a
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
    // Noted as sent before it is: whoever finds it so later knows that it may have been.
    isOut = true;
    if (!(await store.change(job.id, (now) => begun(now, keysOf(rows))))) throw new Withdrawn();
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
  await pauseOrOnline(ms, AbortSignal.any([stop, enough.signal])).catch(() => undefined);
  unwatch();
}
