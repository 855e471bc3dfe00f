import { jobs as words } from '#web/words/jobs.ts';

/**
 * The state of a row. `sending` rows are in progress, or were when their tab was closed. `unclear` rows were sent, but
 * their result couldn't be determined.
 */
export type RowState = 'waiting' | 'sending' | 'done' | 'failed' | 'unclear';

export interface JobRow {
  /** Unique within the job. */
  readonly key: string;
  readonly title: string;
  /** Further text that identifies the row for users, such as its URL. */
  readonly text: string;
  /** The data that the row's kind needs to send it. Like all of a job, it is plain data. */
  readonly item: unknown;
  readonly state: RowState;
  /** Why the row failed or is unclear. */
  readonly message?: string;
  /** The result from the response, such as the id of a created record. */
  readonly result?: unknown;
  /** Number of responses that didn't reveal the result. */
  readonly tries?: number;
  /** Nothing waits for the response any more. The result is checked when the job continues. */
  readonly lost?: true;
}

export type NewRow = Pick<JobRow, 'key' | 'title' | 'text' | 'item'>;

/** A job of many requests, one per row, that outlives its page. It never contains a key. */
export interface Job {
  readonly id: string;
  /** Increases with every change. */
  readonly version: number;
  /** The name of the job's kind. */
  readonly kind: string;
  /** Such as "Adding 45 links to Spring". */
  readonly title: string;
  /** The key of the noun for its rows, such as "links". */
  readonly noun: string;
  /** The key of the verb for completed rows, such as "added". */
  readonly did: string;
  /** The name of the group that rows are added to or removed from. */
  readonly group?: string;
  /** The data that the kind needs for every row. */
  readonly task: unknown;
  readonly rows: readonly JobRow[];
  /** All times are in ms since 1970. */
  readonly created: number;
  /** Whether the user paused the job. */
  readonly paused: boolean;
  /** When the last row was completed or the job was canceled. */
  readonly ended?: number;
  readonly cancelled?: boolean;
  /** Whether the user has seen that it ended. It isn't shown again after that. */
  readonly seen?: boolean;
  /** When the server is tried again, while it is unreachable. */
  readonly heldUntil?: number;
}

export type NewJob = Pick<Job, 'kind' | 'title' | 'noun' | 'did' | 'group' | 'task'> & {
  rows: readonly NewRow[];
};

/** The result of a row that was sent. */
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

/** Returns the rows to send. Those in progress when a tab was closed come before new ones. */
export const rowsToSend = (job: Job) => [...rowsIn(job, 'sending'), ...rowsIn(job, 'waiting')];

export const rowsIn = (job: Job, ...states: readonly RowState[]) =>
  job.rows.filter(({ state }) => states.includes(state));

/** Returns the number of rows that need no further work. */
export const finishedCount = (job: Job) => rowsIn(job, 'done', 'failed', 'unclear').length;

const isLeft = ({ state }: JobRow) => state === 'waiting' || state === 'sending';

function withRows(job: Job, keys: readonly string[], change: (row: JobRow) => JobRow): Job {
  const wanted = new Set(keys);
  return { ...job, rows: job.rows.map((row) => (wanted.has(row.key) ? change(row) : row)) };
}

const bare = ({ key, title, text, item }: JobRow): JobRow => ({ key, title, text, item, state: 'waiting' });

/** Marks rows as being sent. Returns undefined if one of them must not be sent. */
export function withSending(job: Job, keys: readonly string[]): Job | undefined {
  const left = new Set(job.rows.filter(isLeft).map(({ key }) => key));
  if (!isRunnable(job) || !keys.every((key) => left.has(key))) return undefined;
  const { heldUntil: _held, ...free } = job;
  return withRows(free, keys, ({ lost: _lost, ...each }) => ({ ...each, state: 'sending' }));
}

/** Marks rows as waiting, since they were never sent. */
export const unsent = (job: Job, keys: readonly string[]): Job =>
  withRows(job, keys, (row) => (row.state === 'sending' ? bare(row) : row));

/**
 * Records the results of rows.
 * @param outcomes by the rows' keys
 */
export function withResults(job: Job, outcomes: ReadonlyMap<string, Outcome>, now: number): Job {
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

/**
 * Records a response that didn't reveal the result.
 * @param message shown if the result can't be determined later either
 */
export const withUnclearResponse = (job: Job, keys: readonly string[], message: string): Job =>
  withRows(job, keys, (row) => ({ ...row, message, tries: (row.tries ?? 0) + 1 }));

export const withHold = (job: Job, until: number | undefined): Job => {
  const { heldUntil: _held, ...free } = job;
  return until === undefined ? free : { ...free, heldUntil: until };
};

export const paused = (job: Job, wish: boolean): Job => ({ ...withHold(job, undefined), paused: wish });

/** Cancels a job. Rows that haven't been sent stay unsent. */
export const cancelled = (job: Job, now: number): Job =>
  isOpen(job) ? { ...withHold(job, undefined), ended: now, cancelled: true } : job;

/** Sends the rows in these states again, and those that were never sent. */
export function withRetry(job: Job, states: readonly RowState[]): Job {
  const { ended: _ended, cancelled: _cancelled, seen: _seen, ...rest } = withHold(job, undefined);
  const rows = job.rows.map((row) => (states.includes(row.state) ? bare(row) : row));
  return rows.some(isLeft) ? { ...rest, rows, paused: false } : job;
}

const isAwaited = ({ state, lost }: JobRow) => state === 'sending' && !lost;

/** Returns whether a row is in progress, as far as is known. */
export const isUnderWay = (job: Job) => job.rows.some(isAwaited);

/**
 * Marks rows whose response nothing waits for any more. In a canceled job they become unclear, since their result is
 * never checked.
 */
export function abandoned(job: Job): Job {
  if (!isUnderWay(job)) return job;
  const end = isOpen(job)
    ? { lost: true as const }
    : { state: 'unclear' as const, message: words.canceledEarly };
  return { ...job, rows: job.rows.map((row) => (isAwaited(row) ? { ...row, ...end } : row)) };
}
