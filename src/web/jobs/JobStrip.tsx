import { useLocation } from 'react-router-dom';
import { isOpen, type Job, rowsIn } from './job.ts';
import { JobLine } from './JobLine.tsx';
import { useJobs } from './jobs.ts';
import { isExport } from './kinds/export-list.ts';
import { useJobSession } from './use-job-session.ts';

/** Returns whether an ended job is shown until the user has seen it. */
const isTold = (job: Job) =>
  !job.seen && !job.cancelled && (isExport(job) || rowsIn(job, 'done').length < job.rows.length);

/** Shows the account's jobs on every page except the jobs' own. */
export const JobStrip = () => {
  useJobSession();
  const { pathname } = useLocation();
  const jobs = useJobs().toReversed();
  const told = [...jobs.filter(isOpen), ...jobs.filter((job) => !isOpen(job) && isTold(job))];
  const [first, ...others] = told;
  return first && !/^\/jobs(\/|$)/.test(pathname) ? (
    <JobLine key={first.id} job={first} others={others.length} />
  ) : null;
};
