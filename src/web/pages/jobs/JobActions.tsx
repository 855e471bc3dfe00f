import { Download, Play, RotateCw } from 'lucide-react';
import { type Job, rowsIn } from '#web/jobs/job.ts';
import { retryJob } from '#web/jobs/jobs.ts';
import { isExport } from '#web/jobs/kinds/export-list.ts';
import { saveExport } from '#web/jobs/save-export.ts';
import { formatCount } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';

/** What can be done with work that is over. */
export const JobActions = ({ job }: { job: Job }) => {
  const failed = rowsIn(job, 'failed').length;
  const waiting = rowsIn(job, 'waiting').length;
  return (
    <>
      {isExport(job) && rowsIn(job, 'done').length === job.rows.length ? (
        <Button size="small" icon={<Download />} onClick={() => void saveExport(job)}>
          Save file
        </Button>
      ) : null}
      {failed > 0 ? (
        <Button size="small" icon={<RotateCw />} onClick={() => retryJob(job.id, ['failed'])}>
          {failed === 1 ? 'Try it again' : `Try the ${formatCount(failed)} again`}
        </Button>
      ) : null}
      {failed === 0 && waiting > 0 ? (
        <Button size="small" icon={<Play />} onClick={() => retryJob(job.id, [])}>
          Go on with the other {formatCount(waiting)}
        </Button>
      ) : null}
    </>
  );
};
