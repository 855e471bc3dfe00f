import { Pause, Play, X } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { jobs as words } from '#web/words/jobs.ts';
import { verbs } from '#web/words/verbs.ts';
import { leaveButtons, useButtonFocus } from './button-focus.ts';
import type { Job } from './job.ts';
import { cancelJob, pauseJob, resumeJob } from './jobs.ts';

/** Shows the actions for a job that hasn't ended. */
export const JobButtons = ({ job: { id, paused } }: { job: Job }) => {
  const first = useButtonFocus(id);
  const cancel = () => {
    leaveButtons(id);
    cancelJob(id);
  };
  return (
    <>
      {paused ? (
        <Button ref={first} size="small" variant="primary" icon={<Play />} onClick={() => resumeJob(id)}>
          {words.resume}
        </Button>
      ) : (
        <Button ref={first} size="small" icon={<Pause />} onClick={() => pauseJob(id)}>
          {words.pause}
        </Button>
      )}
      <Button size="small" icon={<X />} onClick={cancel}>
        {verbs.cancel}
      </Button>
    </>
  );
};
