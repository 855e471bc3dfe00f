import type { Reading } from '#web/lib/reading.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

type FailedReadProps = {
  /** In the plural, as it stands within a sentence: "links". */
  what: string;
  reading: Reading;
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
