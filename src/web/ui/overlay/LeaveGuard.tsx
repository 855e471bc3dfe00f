import { useLeaveBlocker } from '#web/browser/leave-blocker.ts';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { dialogs as words } from '#web/words/dialogs.ts';
import { verbs } from '#web/words/verbs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type LeaveGuardProps = {
  /** Whether leaving would lose unsaved input. Called when the user leaves. */
  asks: () => boolean;
  /** Called if the user leaves anyway. */
  onLeave?: () => void;
};

/**
 * Asks before the user leaves a page with unsaved input, unless the page is read-only, since nothing could be saved
 * then.
 */
export const LeaveGuard = ({ asks, onLeave }: LeaveGuardProps) => {
  const { isHeld, stay, leave } = useLeaveBlocker(() => readOnlyReason() === undefined && asks());
  return (
    <ConfirmDialog
      open={isHeld}
      onClose={stay}
      onConfirm={() => {
        onLeave?.();
        leave();
      }}
      title={words.discardTitle}
      confirmLabel={verbs.discard}
      cancelLabel={words.keepEditing}
    >
      {words.discardText}
    </ConfirmDialog>
  );
};
