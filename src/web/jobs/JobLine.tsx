import { Download, Pause, Play, X } from 'lucide-react';
import { focusHeading } from '#web/browser/focus-heading.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { jobPath } from '#web/lib/record-paths.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WorkStrip } from '#web/ui/frame/WorkStrip.tsx';
import { jobs as words } from '#web/words/jobs.ts';
import { verbs } from '#web/words/verbs.ts';
import { isOpen, type Job, rowsIn, finishedCount } from './job.ts';
import { jobTitle } from './job-words.ts';
import { useJobState } from './job-state.ts';
import { cancelJob, dismissJob, pauseJob, resumeJob, retryJob } from './jobs.ts';
import { isExport } from './kinds/export-list.ts';
import { saveExport } from './save-export.ts';

interface JobLineProps {
  job: Job;
  /** Number of other jobs. */
  others: number;
}

/** Cancels a job. The strip disappears with it, so a toast shows the progress and offers to continue. */
function cancel(job: Job) {
  cancelJob(job.id);
  focusHeading();
  const said = words.canceledAfter(formatCount(finishedCount(job)), formatCount(job.rows.length));
  const goOn = { label: words.goOn, onSelect: () => retryJob(job.id, []) };
  toast(said, rowsIn(job, 'waiting').length > 0 ? { action: goOn } : {});
}

export const JobLine = ({ job, others }: JobLineProps) => {
  const { note, ...state } = useJobState(job);
  const isReady = isExport(job) && rowsIn(job, 'done').length === job.rows.length;
  return (
    <WorkStrip
      {...state}
      title={jobTitle(job)}
      to={jobPath(job.id)}
      note={
        <>
          {isReady && !isOpen(job) ? words.readyToSave : note}
          {others > 0 ? (
            <>
              {' · '}
              <TextLink to="/jobs">{words.more(others)}</TextLink>
            </>
          ) : null}
        </>
      }
      actions={
        isOpen(job) ? (
          <>
            {job.paused ? (
              <IconButton label={words.resume} icon={<Play />} onClick={() => resumeJob(job.id)} />
            ) : (
              <IconButton label={words.pause} icon={<Pause />} onClick={() => pauseJob(job.id)} />
            )}
            <Button size="small" onClick={() => cancel(job)}>
              {verbs.cancel}
            </Button>
          </>
        ) : (
          <>
            {isReady ? (
              <Button size="small" icon={<Download />} onClick={() => void saveExport(job)}>
                {words.saveFile}
              </Button>
            ) : null}
            <IconButton label={words.dismiss} icon={<X />} onClick={() => dismissJob(job.id)} />
          </>
        )
      }
    />
  );
};
