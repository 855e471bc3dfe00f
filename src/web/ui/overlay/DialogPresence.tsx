import { Fragment, type ReactNode } from 'react';
import { useOpened } from '#web/browser/opened.ts';

interface DialogPresenceProps<Subject extends { id: number }> {
  /** The dialog's record. Undefined while the dialog is closed. */
  by: Subject | undefined;
  /** The ID in the page's URL, for a form. It keeps the form open when its record is no longer listed. */
  asked?: number | undefined;
  onClose: () => void;
  children: (dialog: { open: boolean; onClose: () => void }, subject: Subject) => ReactNode;
}

/** Renders a dialog while it is open or fading out, and remounts it on each opening. */
export const DialogPresence = <Subject extends { id: number }>({
  by,
  asked,
  onClose,
  children,
}: DialogPresenceProps<Subject>) => {
  const { subject, isOpen, times } = useOpened(by, asked);
  return subject ? <Fragment key={times}>{children({ open: isOpen, onClose }, subject)}</Fragment> : null;
};
