import type { ListStatus } from '#web/lib/list-status.ts';
import { layout as words } from '#web/words/layout.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { ResponseDetails } from './response/ResponseDetails.tsx';

type LoadErrorProps = {
  reading: ListStatus;
  /** `warn` if some of the data has loaded anyway. */
  tone?: 'bad' | 'warn';
} & (
  | {
      /** The data's name as used within a sentence, such as "statistics". */
      what: string;
    }
  | {
      /** A title that replaces the default sentence. */
      title: string;
    }
);

/** Renders an error with a retry button, in place of data that failed to load or above outdated data. */
export const LoadError = ({
  reading: { error, fault, isAsking, again },
  tone = 'bad',
  ...told
}: LoadErrorProps) => (
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
    <ResponseDetails fault={fault} />
  </Notice>
);
