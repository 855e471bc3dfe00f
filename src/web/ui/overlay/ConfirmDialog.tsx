import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ResponseFault } from '#web/lib/response-fault.ts';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { useWaitingChanges, cancelWaitingChanges } from '#web/browser/waiting-changes.ts';
import { useLimitWait } from '#web/browser/limit-wait.ts';
import { isTyped } from '#web/lib/typed-count.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { WaitingChangesNotice } from '#web/ui/layout/WaitingChangesNotice.tsx';
import { LimitWait } from '#web/ui/layout/response/LimitWait.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { TypeToConfirm } from '#web/ui/form/TypeToConfirm.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** A question, such as "Delete channel Newsletter?" */
  title: string;
  /** What will be lost, and what won't. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  pending?: boolean;
  error?: string | undefined;
  /** Details of the response, if it can't be parsed. */
  fault?: ResponseFault | undefined;
  /** Text that users must type to confirm, such as the number of records to delete. */
  typed?: string;
};

export const ConfirmDialog = ({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = verbs.cancel,
  danger = true,
  pending = false,
  error,
  fault,
  typed,
}: ConfirmDialogProps) => {
  const [text, setText] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setText('');
  }
  const close = () => {
    if (pending) cancelWaitingChanges();
    onClose();
  };
  const isHeld = useWaitingChanges() > 0 && pending;
  const isLimited = useLimitWait() !== undefined && pending;
  const ready = typed === undefined || isTyped(text, typed);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      text={children}
      size="small"
      foot={
        <>
          <Button onClick={close}>{cancelLabel}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabled={!ready}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error || isHeld || isLimited || typed !== undefined ? (
        <>
          {isHeld ? <WaitingChangesNotice /> : null}
          {isLimited ? <LimitWait /> : null}
          {error ? (
            <Notice tone="bad">
              {error}
              <ResponseDetails fault={fault} />
            </Notice>
          ) : null}
          {typed === undefined ? null : (
            <TypeToConfirm
              wanted={typed}
              value={text}
              onChange={setText}
              onEnter={() => !pending && onConfirm()}
            />
          )}
        </>
      ) : null}
    </Dialog>
  );
};
