import type { ListStatus } from '#web/lib/list-status.ts';
import { layout as words } from '#web/words/layout.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { AnswerDetails } from './answer/AnswerDetails.tsx';

type FailedReadProps = {
  /** As it stands within a sentence: "links". */
  what: string;
  /** Several records. */
  isList?: boolean;
  reading: ListStatus;
};

/** In place of what could not be read, or above what is older. */
export const FailedRead = ({ what, isList, reading: { error, fault, isAsking, again } }: FailedReadProps) => (
  <Notice
    tone="bad"
    title={(isList ? words.listNotLoaded : words.notLoaded)(what)}
    action={
      <Button size="small" pending={isAsking} onClick={again}>
        {verbs.tryAgain}
      </Button>
    }
  >
    {error}
    <AnswerDetails fault={fault} />
  </Notice>
);
