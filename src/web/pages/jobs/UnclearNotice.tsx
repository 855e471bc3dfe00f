import { useState } from 'react';
import { isOpen, type Job, rowsIn } from '#web/jobs/job.ts';
import { retryJob } from '#web/jobs/jobs.ts';
import { countOf } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

/** What was sent and may have been done: that is for a person to find out. */
export const UnclearNotice = ({ job }: { job: Job }) => {
  const [asking, setAsking] = useState(false);
  const count = rowsIn(job, 'unclear').length;
  if (isOpen(job) || count === 0) return null;
  return (
    <>
      <Notice
        tone="warn"
        title={`Of ${countOf(count, job.noun)} it is not known whether ${count === 1 ? 'it was' : 'they were'} ${job.did}`}
        action={
          <Button size="small" onClick={() => setAsking(true)}>
            Send again
          </Button>
        }
      >
        The request went out, and no answer that tells anything came back. It is not repeated by itself, since
        that might do it twice.
      </Notice>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          retryJob(job.id, ['unclear']);
        }}
        title={`Send ${countOf(count, job.noun)} again?`}
        confirmLabel="Send again"
      >
        What was done the first time is then done twice. Look in the list first.
      </ConfirmDialog>
    </>
  );
};
