import type { ListStatus } from '#web/lib/list-status.ts';
import { layout as words } from '#web/words/layout.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { AnswerDetails } from './answer/AnswerDetails.tsx';

type FailedReadProps = {
  reading: ListStatus;
  /** Where some of it is there all the same. */
  tone?: 'bad' | 'warn';
} & (
  | {
      /** As it stands within a sentence: "statistics". */
      what: string;
    }
  | {
      /** A sentence of its own. */
      title: string;
    }
);

/** In place of what could not be read, or above what is older. */
export const FailedRead = ({
  reading: { error, fault, isAsking, again },
  tone = 'bad',
  ...told
}: FailedReadProps) => (
  <Notice
    tone={tone}
    title={'title' in told ? told.title : words.notLoaded(told.what)}
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
