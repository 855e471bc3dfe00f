import { Download, Play, RotateCw } from 'lucide-react';
import { type Job, rowsIn } from '#web/jobs/job.ts';
import { retryJob } from '#web/jobs/jobs.ts';
import { isExport } from '#web/jobs/kinds/export-list.ts';
import { saveExport } from '#web/jobs/save-export.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { jobs } from '#web/words/jobs.ts';
import { tasks as words } from '#web/words/tasks.ts';

/** What can be done with work that has ended. */
export const JobActions = ({ job }: { job: Job }) => {
  const failed = rowsIn(job, 'failed').length;
  const waiting = rowsIn(job, 'waiting').length;
  return (
    <>
      {isExport(job) && rowsIn(job, 'done').length === job.rows.length ? (
        <Button size="small" icon={<Download />} onClick={() => void saveExport(job)}>
          {jobs.saveFile}
        </Button>
      ) : null}
      {failed > 0 ? (
        <Button size="small" icon={<RotateCw />} onClick={() => retryJob(job.id, ['failed'])}>
          {words.tryAgain(failed)}
        </Button>
      ) : null}
      {failed === 0 && waiting > 0 ? (
        <Button size="small" icon={<Play />} onClick={() => retryJob(job.id, [])}>
          {words.continue(waiting)}
        </Button>
      ) : null}
    </>
  );
};
