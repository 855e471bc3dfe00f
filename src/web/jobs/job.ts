import { jobs as words } from '#web/words/jobs.ts';

/**
 * What may become of a row. `sending`: it is under way, or was when its tab was closed. `unclear`: it was sent, and nobody
 * could find out what came of it.
 */
export type RowState = 'waiting' | 'sending' | 'done' | 'failed' | 'unclear';

export interface JobRow {
  /** Tells it from the job's other rows. */
  readonly key: string;
  readonly title: string;
  /** What else tells it apart, for people: its address. */
  readonly text: string;
  /** What its kind needs to send it. Plain data, as all of a job is. */
  readonly item: unknown;
  readonly state: RowState;
  /** Why it failed, or what is not known of it. */
  readonly message?: string;
  /** What the answer told, such as the id of what was made. */
  readonly result?: unknown;
  /** How often an answer came that told nothing. */
  readonly tries?: number;
  /** Nobody waits for its answer any more: what became of it is looked into when the work goes on. */
  readonly lost?: true;
}

export type NewRow = Pick<JobRow, 'key' | 'title' | 'text' | 'item'>;

/** Work of many requests, one a row, that outlives its page. It never holds a key. */
export interface Job {
  readonly id: string;
  /** Grows with every change. */
  readonly version: number;
  /** The name of its kind. */
  readonly kind: string;
  /** "Adding 45 links to Spring" */
  readonly title: string;
  /** What a row is, as the words call it: "links". */
  readonly noun: string;
  /** What has become of those that went through, as the words call it: "added". */
  readonly did: string;
  /** What they were added to or removed from. */
  readonly group?: string;
  /** What its kind needs for every row. */
  readonly task: unknown;
  readonly rows: readonly JobRow[];
  /** All moments are in ms since 1970. */
  readonly created: number;
  /** By a person. */
  readonly paused: boolean;
  /** When its last row was through, or when it was cancelled. */
  readonly ended?: number;
  readonly cancelled?: boolean;
  /** Its end has been looked at: nothing more needs to be said about it. */
  readonly seen?: boolean;
  /** While the server can't be reached: when it is asked again. */
  readonly heldUntil?: number;
}

export type NewJob = Pick<Job, 'kind' | 'title' | 'noun' | 'did' | 'group' | 'task'> & {
  rows: readonly NewRow[];
};

/** What has become of a row that was sent. */
export type Outcome =
  | { state: 'done'; result?: unknown; more?: readonly NewRow[] }
  | { state: 'failed' | 'unclear'; message: string };

export const newJob = ({ rows, ...rest }: NewJob, id: string, now: number): Job => ({
  ...rest,
  id,
  version: 1,
  rows: rows.map((row) => ({ ...row, state: 'waiting' })),
  created: now,
  paused: false,
});

export const isOpen = (job: Job) => job.ended === undefined;
export const isRunnable = (job: Job) => isOpen(job) && !job.paused;

/** What is to be sent: what was under way when somebody died comes before what is new. */
export const rowsToSend = (job: Job) => [...rowsIn(job, 'sending'), ...rowsIn(job, 'waiting')];

export const rowsIn = (job: Job, ...states: readonly RowState[]) =>
  job.rows.filter(({ state }) => states.includes(state));

/** How many rows need nothing more. */
export const through = (job: Job) => rowsIn(job, 'done', 'failed', 'unclear').length;

const isLeft = ({ state }: JobRow) => state === 'waiting' || state === 'sending';

function withRows(job: Job, keys: readonly string[], change: (row: JobRow) => JobRow): Job {
  const wanted = new Set(keys);
  return { ...job, rows: job.rows.map((row) => (wanted.has(row.key) ? change(row) : row)) };
}

const bare = ({ key, title, text, item }: JobRow): JobRow => ({ key, title, text, item, state: 'waiting' });

/** Notes that rows go out now; undefined where one of them must not. */
export function begun(job: Job, keys: readonly string[]): Job | undefined {
  const left = new Set(job.rows.filter(isLeft).map(({ key }) => key));
  if (!isRunnable(job) || !keys.every((key) => left.has(key))) return undefined;
  const { heldUntil: _held, ...free } = job;
  return withRows(free, keys, ({ lost: _lost, ...each }) => ({ ...each, state: 'sending' }));
}

/** They never went out after all. */
export const takenBack = (job: Job, keys: readonly string[]): Job =>
  withRows(job, keys, (row) => (row.state === 'sending' ? bare(row) : row));

/** @param outcomes by the keys of the rows */
export function settled(job: Job, outcomes: ReadonlyMap<string, Outcome>, now: number): Job {
  const told = withRows(job, [...outcomes.keys()], (row) => {
    const { more: _more, ...outcome } = { more: undefined, ...outcomes.get(row.key) };
    return { ...bare(row), ...outcome };
  });
  const known = new Set(told.rows.map((row) => row.key));
  const more = [...outcomes.values()].flatMap((outcome) =>
    outcome.state === 'done' ? (outcome.more ?? []) : [],
  );
  const added = more
    .filter((row) => !known.has(row.key))
    .map((row) => ({ ...row, state: 'waiting' as const }));
  const rows = [...told.rows, ...added];
  return { ...told, rows, ...(job.ended === undefined && !rows.some(isLeft) ? { ended: now } : {}) };
}

/** An answer came that told nothing. @param message what is said where that can't be found out either */
export const puzzled = (job: Job, keys: readonly string[], message: string): Job =>
  withRows(job, keys, (row) => ({ ...row, message, tries: (row.tries ?? 0) + 1 }));

export const held = (job: Job, until: number | undefined): Job => {
  const { heldUntil: _held, ...free } = job;
  return until === undefined ? free : { ...free, heldUntil: until };
};

export const paused = (job: Job, wish: boolean): Job => ({ ...held(job, undefined), paused: wish });

/** What has not been sent is not sent any more. */
export const cancelled = (job: Job, now: number): Job =>
  isOpen(job) ? { ...held(job, undefined), ended: now, cancelled: true } : job;

/** Sends the rows in these states again, and those that were never sent. */
export function again(job: Job, states: readonly RowState[]): Job {
  const { ended: _ended, cancelled: _cancelled, seen: _seen, ...rest } = held(job, undefined);
  const rows = job.rows.map((row) => (states.includes(row.state) ? bare(row) : row));
  return rows.some(isLeft) ? { ...rest, rows, paused: false } : job;
}

const isAwaited = ({ state, lost }: JobRow) => state === 'sending' && !lost;

/** Whether a row is out, as far as is known. */
export const isUnderWay = (job: Job) => job.rows.some(isAwaited);

/** A row whose answer nobody waits for any more. Where the work was cancelled nobody will look into it either. */
export function abandoned(job: Job): Job {
  if (!isUnderWay(job)) return job;
  const end = isOpen(job)
    ? { lost: true as const }
    : { state: 'unclear' as const, message: words.canceledEarly };
  return { ...job, rows: job.rows.map((row) => (isAwaited(row) ? { ...row, ...end } : row)) };
}
