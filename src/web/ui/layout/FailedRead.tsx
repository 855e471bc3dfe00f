import type { ListStatus } from '#web/lib/list-status.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

type FailedReadProps = {
  /** In the plural, as it stands within a sentence: "links". */
  what: string;
  reading: ListStatus;
};

/** In place of what could not be read, or above what is older. */
export const FailedRead = ({ what, reading: { error, isAsking, again } }: FailedReadProps) => (
  <Notice
    tone="bad"
    title={`The ${what} could not be read`}
    action={
      <Button size="small" pending={isAsking} onClick={again}>
        Try again
      </Button>
    }
  >
    {error}
  </Notice>
);
