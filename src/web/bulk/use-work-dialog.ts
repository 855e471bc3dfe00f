import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { maxPerRequest } from '#web/api/bulk.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { useBudget } from '#web/client/budget.ts';
import { requestTime } from '#web/client/request-time.ts';
import { runInForeground, retryForegroundJob, createForegroundJob } from '#web/jobs/foreground-job.ts';
import { type Job, type NewJob, rowsIn } from '#web/jobs/job.ts';
import { endedWords } from '#web/jobs/job-words.ts';
import { startJob, useJob, useJobsKnown } from '#web/jobs/jobs.ts';
import { kindOf, requestsFor } from '#web/jobs/kinds.ts';
import { toast } from '#web/ui/base/toast.ts';
import { verbs } from '#web/words/verbs.ts';
import { undoWork } from './undo-work.ts';
import type { WorkDialogProps } from '#web/ui/overlay/WorkDialog.tsx';

/** Maximum number of requests for which the dialog stays open, so that it shows failures immediately. */
const few = 3;

interface Work {
  items: readonly Pickable[];
  /** Returns the job for the items. Undefined while the user hasn't decided. */
  jobOf: (items: readonly Pickable[]) => NewJob | undefined;
  onClose: () => void;
  /** Called with the ids of the items that weren't completed. */
  onKept?: (ids: ReadonlySet<number>) => void;
  /**
   * Returns the job that undoes this one for the completed items. Offered after the end, if it restores the previous
   * state.
   */
  undo?: (items: readonly Pickable[]) => NewJob;
  /** Called with the completed items once the job has ended. */
  onEnd?: (items: readonly Pickable[]) => void;
}

type WorkProps = Pick<
  WorkDialogProps,
  'count' | 'timeFor' | 'work' | 'waitingUntil' | 'onStart' | 'onRetry' | 'onStop'
>;

/**
 * Returns the props of a `WorkDialog` for a job with many items. A small job runs in the dialog and stops when it
 * closes. A large one continues regardless of the page. Completed items are removed from the selection.
 */
export const useWorkDialog = ({ items, jobOf, onClose, onKept, onEnd, undo }: Work): WorkProps => {
  const client = useQueryClient();
  const budget = useBudget();
  const [id, setId] = useState<string>();
  const isHanding = useRef(false);
  const handed = useJob(id);
  const isKnown = useJobsKnown();
  const latest = useRef({ items, onKept, onEnd, handed });
  useEffect(() => {
    latest.current = { items, onKept, onEnd, handed };
  });
  const through = handed ? rowsIn(handed, 'done').length : 0;
  const isOver = handed?.ended !== undefined;
  useEffect(() => reportKept(latest.current, latest.current.handed), [through]);
  useEffect(() => {
    if (isOver) reportEnd(latest.current, latest.current.handed);
  }, [isOver]);

  const [attended, setAttended] = useState<Job>();
  const [isRunning, setRunning] = useState(false);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);
  const begin = () => {
    stopper.current = new AbortController();
    return stopper.current.signal;
  };
  const run = async (job: Job, stop = begin()) => {
    setAttended(job);
    setRunning(true);
    const ended = await runInForeground(job, setAttended, stop);
    setRunning(false);
    if (rowsIn(ended, 'done').length > 0) kindOf(ended.kind)?.refresh(client, ended);
    reportKept(latest.current, ended);
    reportEnd(latest.current, ended);
    if (rowsIn(ended, 'done').length < ended.rows.length) return;
    const undoing = undo?.(items);
    toast(
      endedWords(ended),
      undoing && { action: { label: verbs.undo, onSelect: () => void undoWork(client, undoing) } },
    );
    onClose();
  };
  const start = async () => {
    const work = jobOf(items);
    if (!work || isHanding.current) return;
    const job = createForegroundJob(work);
    const stop = begin();
    if (requestsFor(work.kind, work.rows.length) > few) {
      isHanding.current = true;
      if (!isKnown) {
        // Shown as running while it waits, so that it can be stopped.
        setAttended(job);
        setRunning(true);
      }
      const started = await startJob(work, stop);
      isHanding.current = false;
      if (started !== undefined) {
        setId(started);
        onClose();
        return;
      }
      if (stop.aborted) {
        setRunning(false);
        return;
      }
    }
    // The job is small, or no job can be stored.
    await run(job, stop);
  };
  return {
    count: items.length,
    timeFor: (count) => {
      const requests = Math.ceil(count / maxPerRequest());
      return requestTime(requests, budget, requests > 1 ? 'bulk' : 'person');
    },
    work: progressOf(attended, isRunning),
    waitingUntil: budget.waitingUntil,
    onStart: () => void start(),
    onRetry: () => attended && void run(retryForegroundJob(attended)),
    onStop: () => stopper.current?.abort(),
  };
};

type Told = Pick<Work, 'items' | 'onKept' | 'onEnd'>;

function reportKept({ items, onKept }: Told, job: Job | undefined) {
  const { gone, kept } = parted(items, job);
  if (gone.length > 0) onKept?.(new Set(kept.map(({ id }) => id)));
}

const reportEnd = ({ items, onEnd }: Told, job: Job | undefined) => onEnd?.(parted(items, job).gone);

/** Separates the completed items from the others. */
function parted(items: readonly Pickable[], job: Job | undefined) {
  const done = new Set(job && rowsIn(job, 'done').map(({ key }) => key));
  return {
    gone: items.filter(({ key }) => done.has(key)),
    kept: items.filter(({ key }) => !done.has(key)),
  };
}

const progressOf = (job: Job | undefined, isRunning: boolean): WorkProps['work'] =>
  job
    ? {
        state: isRunning ? 'running' : 'over',
        total: job.rows.length,
        done: rowsIn(job, 'done').length,
        failed: rowsIn(job, 'failed').map((row) => ({ item: row, message: row.message ?? '' })),
        left: isRunning ? [] : rowsIn(job, 'waiting', 'sending'),
      }
    : { state: 'idle', total: 0, done: 0, failed: [], left: [] };
