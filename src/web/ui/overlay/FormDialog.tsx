import type { ReactNode, SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { Conflict } from '#web/browser/conflict.ts';
import type { Draft } from '#web/browser/draft.ts';
import type { ResponseFault } from '#web/lib/response-fault.ts';
import { ResponseDetails } from '#web/ui/layout/response/ResponseDetails.tsx';
import { useWaitingChanges, cancelWaitingChanges } from '#web/browser/waiting-changes.ts';
import { matchesShortcut } from '#web/browser/shortcuts.ts';
import { dialogs as words } from '#web/words/dialogs.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import css from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { DraftNotice } from '#web/ui/layout/DraftNotice.tsx';
import { keepFocus } from '#web/ui/base/keep-focus.ts';
import { WaitingChangesNotice } from '#web/ui/layout/WaitingChangesNotice.tsx';
import { LimitWait } from '#web/ui/layout/response/LimitWait.tsx';
import { ConflictQuestion } from '#web/ui/layout/response/ConflictQuestion.tsx';
import { RefusalText } from '#web/ui/layout/response/RefusalText.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  /**
   * Called with the form's event after its default was prevented, so that react-hook-form's `handleSubmit(...)` can be
   * passed.
   */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  submitLabel: string;
  pending?: boolean;
  /** Whether submitting removes something. */
  danger?: boolean;
  /** False if submitting changes no data, so that it isn't disabled in read-only mode. */
  changes?: boolean;
  /** An error that belongs to no field. */
  error?: ReactNode;
  /** Details of the response, if it can't be parsed. */
  fault?: ResponseFault | undefined;
  /** Whether the record was deleted in the meantime. */
  isGone?: boolean;
  /** Changes that saving would overwrite. */
  conflict?: Conflict | undefined;
  /** Alternative use of the unsaved input if the record was deleted. */
  instead?: { label: string; onSelect: () => void };
  /** Whether closing would lose unsaved input. If so, closing asks for confirmation. */
  dirty?: boolean;
  /** Unsaved input from earlier, which is deleted when it is discarded. */
  draft?: Draft;
  size?: 'small' | 'medium' | 'large';
  /** Shown at the start of the button row, such as "Create another". */
  aside?: ReactNode;
  children: ReactNode;
};

export const FormDialog = ({
  open,
  onClose,
  title,
  text,
  onSubmit,
  submitLabel,
  pending = false,
  danger = false,
  changes,
  error,
  fault,
  isGone = false,
  instead,
  conflict,
  dirty = false,
  draft,
  size = 'medium',
  aside,
  children,
}: FormDialogProps) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  // A request that waits for the connection can be withdrawn, but one that was sent can't.
  const isSent = useWaitingChanges() === 0 && pending;
  const again = isGone ? instead : undefined;
  const leave = () => {
    if (pending) cancelWaitingChanges();
    onClose();
  };
  const close = () => {
    if (dirty) setAsking(true);
    else leave();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        text={text}
        size={size}
        foot={
          <>
            {pending || error || conflict ? (
              <div className={css.said}>
                {pending ? <WaitingChangesNotice /> : null}
                {pending ? <LimitWait /> : null}
                <ConflictQuestion conflict={conflict} form={form} />
                {error ? (
                  <Notice tone="bad">
                    <RefusalText isGone={isGone}>{error}</RefusalText>
                    <ResponseDetails fault={fault} />
                  </Notice>
                ) : null}
              </div>
            ) : null}
            {aside ? <div className={css.start}>{aside}</div> : null}
            <Button onMouseDown={keepFocus} onClick={close}>
              {isGone ? verbs.close : verbs.cancel}
            </Button>
            <Button
              variant={danger ? 'danger' : 'primary'}
              type={again ? 'button' : 'submit'}
              form={id}
              pending={pending}
              changes={changes}
              onClick={again?.onSelect}
            >
              {again?.label ?? submitLabel}
            </Button>
          </>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the keys pressed in its fields */}
        <form
          ref={form}
          id={id}
          className={css.form}
          noValidate
          onKeyDown={(event) => {
            // A text area has already submitted the form.
            if (event.defaultPrevented || !matchesShortcut(event.nativeEvent, 'mod+enter')) return;
            event.preventDefault();
            event.currentTarget.requestSubmit();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            if (!pending) void onSubmit(event);
          }}
        >
          <DraftNotice draft={draft} />
          {children}
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking && open}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (!isSent) draft?.drop();
          leave();
        }}
        danger={!isSent}
        title={isSent ? words.savingTitle : words.discardTitle}
        confirmLabel={isSent ? verbs.close : verbs.discard}
        cancelLabel={isSent ? words.keepWaiting : words.keepEditing}
      >
        {isSent ? words.savingText : words.discardText}
      </ConfirmDialog>
    </>
  );
};
