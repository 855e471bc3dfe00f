import { useBlocker } from 'react-router-dom';
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
      title="Discard what you typed?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
    >
      It has not been saved.
    </ConfirmDialog>
  );
};
