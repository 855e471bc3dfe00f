import type { Draft } from '#web/browser/draft.ts';
import { layout as words } from '#web/words/layout.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

type DraftNoticeProps = { draft: Draft | undefined };

/** Renders nothing if there is no draft to restore. */
export const DraftNotice = ({ draft }: DraftNoticeProps) =>
  draft?.isOffered ? (
    <Notice
      action={
        <>
          <Button size="small" onClick={draft.restore}>
            {words.restore}
          </Button>
          <Button size="small" variant="ghost" onClick={draft.drop}>
            {verbs.discard}
          </Button>
        </>
      }
    >
      {words.restoreText}
    </Notice>
  ) : null;
