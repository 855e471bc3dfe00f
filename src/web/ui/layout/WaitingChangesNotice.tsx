import { useWaitingChanges, cancelWaitingChanges } from '#web/browser/waiting-changes.ts';
import { layout as words } from '#web/words/layout.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

/** Shown in a dialog whose change waits for the connection. */
export const WaitingChangesNotice = () =>
  useWaitingChanges() === 0 ? null : (
    <Notice
      tone="warn"
      title={words.offlineTitle}
      action={
        <Button size="small" onClick={cancelWaitingChanges}>
          {words.dontWait}
        </Button>
      }
    >
      {words.offlineText}
    </Notice>
  );
