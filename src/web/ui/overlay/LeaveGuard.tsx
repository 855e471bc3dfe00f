import { useBlocker } from 'react-router-dom';
import { dialogs as words } from '#web/words/dialogs.ts';
import { verbs } from '#web/words/verbs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type LeaveGuardProps = {
  /** Whether something would be lost. Asked at the moment of leaving. */
  asks: () => boolean;
  /** They leave all the same. */
  onLeave?: () => void;
};

/** Of a page with something typed in it: asks before another page takes its place. The sign-in may always come. */
export const LeaveGuard = ({ asks, onLeave }: LeaveGuardProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/sign-in' && asks(),
  );
  const isBlocked = blocker.state === 'blocked';
  return (
    <ConfirmDialog
      open={isBlocked}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      title={words.discardTitle}
      confirmLabel={verbs.discard}
      cancelLabel={words.keepEditing}
    >
      {words.discardText}
    </ConfirmDialog>
  );
};
