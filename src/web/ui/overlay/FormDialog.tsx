import type { ReactNode, SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import type { Conflict } from '#web/browser/conflict.ts';
import type { Draft } from '#web/browser/draft.ts';
import type { AnswerFault } from '#web/lib/answer-fault.ts';
import { AnswerDetails } from '#web/ui/layout/answer/AnswerDetails.tsx';
import { useHeldBack, withdrawHeldBack } from '#web/browser/held-back.ts';
import { matchesShortcut } from '#web/browser/shortcuts.ts';
import { dialogs as words } from '#web/words/dialogs.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import css from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { DraftNotice } from '#web/ui/layout/DraftNotice.tsx';
import { keepFocus } from '#web/ui/base/keep-focus.ts';
import { HeldBackNotice } from '#web/ui/layout/HeldBackNotice.tsx';
import { LimitWait } from '#web/ui/layout/answer/LimitWait.tsx';
import { ConflictQuestion } from '#web/ui/layout/answer/ConflictQuestion.tsx';
import { RefusalText } from '#web/ui/layout/answer/RefusalText.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';

type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  /** Called with the form's event, its default already prevented: react-hook-form's `handleSubmit(...)` fits. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  submitLabel: string;
  pending?: boolean;
  /** What is confirmed takes something away. */
  danger?: boolean;
  /** False where confirming changes nothing: then it is not held back. */
  changes?: boolean;
  /** What was refused and belongs to no field. */
  error?: ReactNode;
  /** What the server sent, where that can't be understood. */
  fault?: AnswerFault | undefined;
  /** What it is about was deleted meanwhile. */
  isGone?: boolean;
  /** What saving would overwrite. */
  conflict?: Conflict | undefined;
  /** What can be done with what was typed then. */
  instead?: { label: string; onSelect: () => void };
  /** Whether something was typed that closing would lose: then closing asks. */
  dirty?: boolean;
  /** What was typed here before and not saved; gone when it is discarded. */
  draft?: Draft;
  size?: 'small' | 'medium' | 'large';
  /** At the start of the row of buttons, such as "Create another". */
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
  // What waits for the connection can be withdrawn; what is on its way can't.
  const isSent = useHeldBack() === 0 && pending;
  const again = isGone ? instead : undefined;
  const leave = () => {
    if (pending) withdrawHeldBack();
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
                {pending ? <HeldBackNotice /> : null}
                {pending ? <LimitWait /> : null}
                <ConflictQuestion conflict={conflict} form={form} />
                {error ? (
                  <Notice tone="bad">
                    <RefusalText isGone={isGone}>{error}</RefusalText>
                    <AnswerDetails fault={fault} />
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
            // A text area has sent it already.
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
