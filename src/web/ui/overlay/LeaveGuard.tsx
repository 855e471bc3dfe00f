import { useHeldStep } from '#web/browser/held-step.ts';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { dialogs as words } from '#web/words/dialogs.ts';
import { verbs } from '#web/words/verbs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type LeaveGuardProps = {
  /** Whether something would be lost. Asked at the moment of leaving. */
  asks: () => boolean;
  /** They leave all the same. */
  onLeave?: () => void;
};

/** Of a page with something typed in it: asks before another page takes its place, unless nothing of it could be saved. */
export const LeaveGuard = ({ asks, onLeave }: LeaveGuardProps) => {
  const { isHeld, stay, leave } = useHeldStep(() => readOnlyReason() === undefined && asks());
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
