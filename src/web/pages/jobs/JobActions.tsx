import { Download, Play, RotateCw } from 'lucide-react';
import { leaveButtons, useButtonFocus } from '#web/jobs/button-focus.ts';
import { type Job, type RowState, rowsIn } from '#web/jobs/job.ts';
import { retryJob } from '#web/jobs/jobs.ts';
import { isExport } from '#web/jobs/kinds/export-list.ts';
import { saveExport } from '#web/jobs/save-export.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { jobs } from '#web/words/jobs.ts';
import { tasks as words } from '#web/words/tasks.ts';

/** Renders the actions for a job that has ended. */
export const JobActions = ({ job }: { job: Job }) => {
  const failed = rowsIn(job, 'failed').length;
  const waiting = rowsIn(job, 'waiting').length;
  const first = useButtonFocus(job.id);
  const retry = (states: readonly RowState[]) => {
    leaveButtons(job.id);
    retryJob(job.id, states);
  };
  return (
    <>
      {isExport(job) && rowsIn(job, 'done').length === job.rows.length ? (
        <Button size="small" icon={<Download />} onClick={() => void saveExport(job)}>
          {jobs.saveFile}
        </Button>
      ) : null}
      {failed > 0 ? (
        <Button ref={first} size="small" icon={<RotateCw />} onClick={() => retry(['failed'])}>
          {words.tryAgain(failed)}
        </Button>
      ) : null}
      {failed === 0 && waiting > 0 ? (
        <Button ref={first} size="small" icon={<Play />} onClick={() => retry([])}>
          {words.continue(waiting)}
        </Button>
      ) : null}
    </>
  );
};
