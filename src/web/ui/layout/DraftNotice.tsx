import type { Draft } from '#web/browser/draft.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

type DraftNoticeProps = { draft: Draft | undefined };

/** Nothing while there is nothing to give back. */
export const DraftNotice = ({ draft }: DraftNoticeProps) =>
  draft?.isOffered ? (
    <Notice
      action={
        <>
          <Button size="small" onClick={draft.restore}>
            Restore what you typed
          </Button>
          <Button size="small" variant="ghost" onClick={draft.drop}>
            Discard it
          </Button>
        </>
      }
    >
      You typed something here that was not saved.
    </Notice>
  ) : null;
