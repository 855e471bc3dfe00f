import { Download, Pause, Play, X } from 'lucide-react';
import { countOf } from '#web/lib/numbers.ts';
import { jobPath } from '#web/lib/record-paths.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';
import { WorkStrip } from '#web/ui/frame/WorkStrip.tsx';
import { isOpen, type Job, rowsIn } from './job.ts';
import { useJobState } from './job-state.ts';
import { cancelJob, dismissJob, pauseJob, resumeJob } from './jobs.ts';
import { isExport } from './kinds/export-list.ts';
import { saveExport } from './save-export.ts';

interface JobLineProps {
  job: Job;
  /** How many there are besides. */
  others: number;
}

export const JobLine = ({ job, others }: JobLineProps) => {
  const { note, ...state } = useJobState(job);
  const isReady = isExport(job) && rowsIn(job, 'done').length === job.rows.length;
  return (
    <WorkStrip
      {...state}
      title={job.title}
      to={jobPath(job.id)}
      note={
        <>
          {isReady && !isOpen(job) ? 'Ready to be saved' : note}
          {others > 0 ? (
            <>
              {' · '}
              <TextLink to="/jobs">{countOf(others, 'more')}</TextLink>
            </>
          ) : null}
        </>
      }
      actions={
        isOpen(job) ? (
          <>
            {job.paused ? (
              <IconButton label="Resume" icon={<Play />} onClick={() => resumeJob(job.id)} />
            ) : (
              <IconButton label="Pause" icon={<Pause />} onClick={() => pauseJob(job.id)} />
            )}
            <IconButton label="Cancel" icon={<X />} onClick={() => cancelJob(job.id)} />
          </>
        ) : (
          <>
            {isReady ? (
              <Button size="small" icon={<Download />} onClick={() => void saveExport(job)}>
                Save file
              </Button>
            ) : null}
            <IconButton label="Dismiss" icon={<X />} onClick={() => dismissJob(job.id)} />
          </>
        )
      }
    />
  );
};
