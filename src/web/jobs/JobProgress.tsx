import type { ReactNode } from 'react';
import { ProgressBar } from '#web/ui/base/ProgressBar.tsx';
import { isOpen, type Job } from './job.ts';
import { useJobState } from './job-state.ts';
import { jobTitle } from './job-words.ts';
import { JobButtons } from './JobButtons.tsx';

interface JobProgressProps {
  job: Job;
  /** A link to the job's page, if several jobs are listed. */
  title?: ReactNode;
  /** Shown once the job has ended. */
  actions?: ReactNode;
}

export const JobProgress = ({ job, title, actions }: JobProgressProps) => {
  const { note, value, total, tone } = useJobState(job);
  return (
    <ProgressBar
      label={jobTitle(job)}
      title={title}
      value={value}
      total={total}
      words={note}
      tone={tone}
      actions={isOpen(job) ? <JobButtons job={job} /> : actions}
    />
  );
};
