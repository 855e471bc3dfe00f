import { useEffect, useRef, useState } from 'react';
import type { Pickable } from '#web/api/picks.ts';
import { type NewJob, rowsIn } from '#web/jobs/job.ts';
import { startJob, useJob } from '#web/jobs/jobs.ts';

/** So few are waited for in their dialog, which tells at once what was refused. */
const few = 3;

interface HandOver {
  items: readonly Pickable[];
  /** Called with the ids of those that are not through. */
  onKept?: (ids: ReadonlySet<number>) => void;
  /** Called with those that are through, once the work is over. */
  onEnd?: (items: readonly Pickable[]) => void;
}

/**
 * Hands work over to a job, which goes on whatever becomes of the page. Items that are through leave the selection they came
 * from, so that it keeps what failed.
 */
export const useHandOver = ({ items, onKept, onEnd }: HandOver) => {
  const [id, setId] = useState<string>();
  const isHanding = useRef(false);
  const job = useJob(id);
  const done = job ? rowsIn(job, 'done') : [];
  const latest = useRef({ items, onKept, onEnd, done });
  useEffect(() => {
    latest.current = { items, onKept, onEnd, done };
  });
  useEffect(() => {
    const gone = new Set(latest.current.done.map(({ key }) => key));
    const kept = latest.current.items.filter(({ key }) => !gone.has(key));
    if (kept.length < latest.current.items.length)
      latest.current.onKept?.(new Set(kept.map((item) => item.id)));
  }, [done.length]);

  const isOver = job?.ended !== undefined;
  useEffect(() => {
    if (!isOver) return;
    const gone = new Set(latest.current.done.map(({ key }) => key));
    latest.current.onEnd?.(latest.current.items.filter(({ key }) => gone.has(key)));
  }, [isOver]);

  /** Whether it was taken: false where it is little, or where no job can be kept. */
  return async (work: NewJob): Promise<boolean> => {
    if (isHanding.current) return true;
    if (work.rows.length <= few) return false;
    isHanding.current = true;
    const started = await startJob(work);
    setId(started);
    isHanding.current = false;
    return started !== undefined;
  };
};
