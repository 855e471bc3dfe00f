import { useHeldBack, withdrawHeldBack } from '#web/browser/held-back.ts';
import { layout as words } from '#web/words/layout.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

/** Shown in a dialog whose change waits for the connection. */
export const HeldBackNotice = () =>
  useHeldBack() === 0 ? null : (
    <Notice
      tone="warn"
      title={words.offlineTitle}
      action={
        <Button size="small" onClick={withdrawHeldBack}>
          {words.dontWait}
        </Button>
      }
    >
      {words.offlineText}
    </Notice>
  );
