import { Fragment, type ReactNode } from 'react';
import { useOpened } from '#web/browser/opened.ts';

interface OpenedProps<Subject extends { id: number }> {
  /** What the dialog is about; undefined while it is closed. */
  by: Subject | undefined;
  /** The id that the address names, for a form: it stays open when its record has left the page. */
  asked?: number | undefined;
  onClose: () => void;
  children: (dialog: { open: boolean; onClose: () => void }, subject: Subject) => ReactNode;
}

/** Renders a dialog while it is open and fades out, afresh at each opening. */
export const Opened = <Subject extends { id: number }>({
  by,
  asked,
  onClose,
  children,
}: OpenedProps<Subject>) => {
  const { subject, isOpen, times } = useOpened(by, asked);
  return subject ? <Fragment key={times}>{children({ open: isOpen, onClose }, subject)}</Fragment> : null;
};
