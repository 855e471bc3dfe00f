import type { ReactNode } from 'react';
import { ProgressBar } from '#web/ui/base/ProgressBar.tsx';
import { isOpen, type Job } from './job.ts';
import { useJobState } from './job-state.ts';
import { jobTitle } from './job-words.ts';
import { JobButtons } from './JobButtons.tsx';

interface JobProgressProps {
  job: Job;
  /** A link to its page, where it is one of several. */
  title?: ReactNode;
  /** For work that has ended. */
  actions?: ReactNode;
}

/** How far a job is, and how long it still takes. */
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
