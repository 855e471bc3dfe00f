import type { QueryClient } from '@tanstack/react-query';
import { runInForeground, createForegroundJob } from '#web/jobs/foreground-job.ts';
import { type NewJob, rowsIn } from '#web/jobs/job.ts';
import { endedWords } from '#web/jobs/job-words.ts';
import { kindOf } from '#web/jobs/kinds.ts';
import { toast } from '#web/ui/base/toast.ts';
import { verbs } from '#web/words/verbs.ts';

/** Undoes a completed job and reports the result in a toast, since the dialog is closed by then. */
export async function undoWork(client: QueryClient, work: NewJob) {
  const ended = await runInForeground(
    createForegroundJob(work),
    () => undefined,
    new AbortController().signal,
  );
  if (rowsIn(ended, 'done').length > 0) kindOf(ended.kind)?.refresh(client, ended);
  const [failed] = rowsIn(ended, 'failed', 'unclear');
  if (failed) toast(verbs.undoFailed(failed.message ?? ''), { tone: 'bad' });
  else toast(endedWords(ended));
}
