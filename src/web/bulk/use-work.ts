import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mostTogether } from '#web/api/bulk.ts';
import type { Pickable } from '#web/api/pickable.ts';
import { useBudget } from '#web/client/budget.ts';
import { requestTime } from '#web/client/request-time.ts';
import { attend, attendAgain, attendedJob } from '#web/jobs/attend.ts';
import { type Job, type NewJob, rowsIn } from '#web/jobs/job.ts';
import { endedWords } from '#web/jobs/job-words.ts';
import { startJob, useJob, useJobsKnown } from '#web/jobs/jobs.ts';
import { kindOf, requestsFor } from '#web/jobs/kinds.ts';
import { toast } from '#web/ui/base/toast.ts';
import { verbs } from '#web/words/verbs.ts';
import { undoWork } from './undo-work.ts';
import type { WorkDialogProps } from '#web/ui/overlay/WorkDialog.tsx';

/** So few requests are waited for in their dialog, which tells at once what was refused. */
const few = 3;

interface Work {
  items: readonly Pickable[];
  /** What is to be done with them; undefined while that is not decided. */
  jobOf: (items: readonly Pickable[]) => NewJob | undefined;
  onClose: () => void;
  /** Called with the ids of those that are not through. */
  onKept?: (ids: ReadonlySet<number>) => void;
  /** What undoes it, of those that are through: offered once it is over, where that restores what was. */
  undo?: (items: readonly Pickable[]) => NewJob;
  /** Called with those that are through, once the work is over. */
  onEnd?: (items: readonly Pickable[]) => void;
}

type WorkProps = Pick<
  WorkDialogProps,
  'count' | 'timeFor' | 'work' | 'waitingUntil' | 'onStart' | 'onRetry' | 'onStop'
>;

/**
 * What a `WorkDialog` needs for work with many items. Little is waited for in the dialog and stops when that goes. More becomes
 * a job, which goes on whatever becomes of the page; items that are through leave the selection they came from.
 */
export const useWork = ({ items, jobOf, onClose, onKept, onEnd, undo }: Work): WorkProps => {
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
  useEffect(() => tellKept(latest.current, latest.current.handed), [through]);
  useEffect(() => {
    if (isOver) tellEnd(latest.current, latest.current.handed);
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
    const ended = await attend(job, setAttended, stop);
    setRunning(false);
    if (rowsIn(ended, 'done').length > 0) kindOf(ended.kind)?.refresh(client, ended);
    tellKept(latest.current, ended);
    tellEnd(latest.current, ended);
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
    const job = attendedJob(work);
    const stop = begin();
    if (requestsFor(work.kind, work.rows.length) > few) {
      isHanding.current = true;
      if (!isKnown) {
        // It is waited for, and can be stopped meanwhile.
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
    // Little, or no job can be kept.
    await run(job, stop);
  };
  return {
    count: items.length,
    timeFor: (count) => {
      const requests = Math.ceil(count / mostTogether());
      return requestTime(requests, budget, requests > 1 ? 'bulk' : 'person');
    },
    work: progressOf(attended, isRunning),
    waitingUntil: budget.waitingUntil,
    onStart: () => void start(),
    onRetry: () => attended && void run(attendAgain(attended)),
    onStop: () => stopper.current?.abort(),
  };
};

type Told = Pick<Work, 'items' | 'onKept' | 'onEnd'>;

function tellKept({ items, onKept }: Told, job: Job | undefined) {
  const { gone, kept } = parted(items, job);
  if (gone.length > 0) onKept?.(new Set(kept.map(({ id }) => id)));
}

const tellEnd = ({ items, onEnd }: Told, job: Job | undefined) => onEnd?.(parted(items, job).gone);

/** Those that are through, and the others. */
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
