import { useBudget } from '#web/client/budget.ts';
import { relativeTime } from '#web/lib/dates.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { sideBySide } from '#web/lib/side-by-side.ts';
import { useOnline } from '#web/browser/online.ts';
import { useNow } from '#web/browser/now.ts';
import { useSecondsLeft } from '#web/browser/seconds-left.ts';
import { jobs as words } from '#web/words/jobs.ts';
import { isOpen, type Job, rowsIn, finishedCount } from './job.ts';
import { problemWords, endedWords, progressWords } from './job-words.ts';
import { useJobs } from './jobs.ts';
import { isExport } from './kinds/export-list.ts';

export type Tone = 'accent' | 'warn' | 'bad' | 'good';

/** Returns a job's state as text and color. */
export const useJobState = (job: Job): { note: string; tone: Tone; value: number; total: number } => {
  const jobs = useJobs();
  const budget = useBudget();
  const now = useNow();
  const heldFor = useSecondsLeft(job.heldUntil);
  const isOnline = useOnline();
  const amiss = problemWords(job);
  const value = finishedCount(job);
  const total = job.rows.length;
  const failed = rowsIn(job, 'failed').length;
  if (!isOpen(job)) {
    const canceled = job.cancelled ? words.canceled : '';
    // The titles of other jobs already contain this.
    const told = isExport(job) ? endedWords(job) : '';
    const tone = failed > 0 ? 'bad' : amiss ? 'warn' : 'good';
    const when = relativeTime(new Date(job.ended ?? now), new Date(now));
    return { note: sideBySide([canceled, told, amiss, when]), tone, value, total };
  }
  const isHeld = job.heldUntil !== undefined && !job.paused;
  const note = [
    words.ofTotal(formatCount(value), formatCount(total)),
    amiss,
    progressWords(job, { jobs, budget, now, heldFor, isOnline }),
  ].filter(Boolean);
  return { note: note.join(' · '), tone: job.paused || isHeld ? 'warn' : 'accent', value, total };
};
