import { useState } from 'react';
import { isOpen, type Job, rowsIn } from '#web/jobs/job.ts';
import { retryJob } from '#web/jobs/jobs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { countIn } from '#web/jobs/job-words.ts';
import { tasks as words } from '#web/words/tasks.ts';
import { verbs } from '#web/words/verbs.ts';

/** Warns about rows that were sent and may have succeeded, which the user has to check. */
export const UnclearNotice = ({ job }: { job: Job }) => {
  const [asking, setAsking] = useState(false);
  const count = rowsIn(job, 'unclear').length;
  if (isOpen(job) || count === 0) return null;
  return (
    <>
      <Notice
        tone="warn"
        title={words.unclearTitle(countIn(job, count))}
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            {verbs.tryAgain}
          </Button>
        }
      >
        {words.unclearText}
      </Notice>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          retryJob(job.id, ['unclear']);
        }}
        title={words.repeatTitle(countIn(job, count))}
        confirmLabel={verbs.tryAgain}
      >
        {words.repeatText}
      </ConfirmDialog>
    </>
  );
};
