import { Pause, Play, X } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import type { Job } from './job.ts';
import { cancelJob, pauseJob, resumeJob } from './jobs.ts';

/** What can be done with work that is not over. */
export const JobButtons = ({ job: { id, paused } }: { job: Job }) => (
  <>
    {paused ? (
      <Button size="small" variant="primary" icon={<Play />} onClick={() => resumeJob(id)}>
        Resume
      </Button>
    ) : (
      <Button size="small" icon={<Pause />} onClick={() => pauseJob(id)}>
        Pause
      </Button>
    )}
    <Button size="small" icon={<X />} onClick={() => cancelJob(id)}>
      Cancel
    </Button>
  </>
);
