import { useHeldBack, withdrawHeldBack } from '#web/browser/held-back.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

/** In a dialog whose change waits for the connection. */
export const HeldBackNotice = () =>
  useHeldBack() === 0 ? null : (
    <Notice
      tone="warn"
      title="Waiting for the connection"
      action={
        <Button size="small" onClick={withdrawHeldBack}>
          Don't wait
        </Button>
      }
    >
      You are offline. This goes through by itself once you are online again.
    </Notice>
  );
