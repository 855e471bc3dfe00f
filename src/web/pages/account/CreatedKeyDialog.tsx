import { useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { accountDialogs as words } from '#web/words/account-dialogs.ts';
import { newKey } from '#web/words/new-key.ts';
import { verbs } from '#web/words/verbs.ts';

interface CreatedKeyDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  value: string;
}

/**
 * The service keeps only the key's hash, so the key can be copied only now. Closing the dialog before that asks for
 * confirmation.
 */
export const CreatedKeyDialog = ({ open, onClose, name, value }: CreatedKeyDialogProps) => {
  const [isCopied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const copied = () => setCopied(true);
  return (
    <>
      <Dialog
        open={open}
        onClose={() => (isCopied ? onClose() : setAsking(true))}
        title={words.key(name)}
        foot={
          <>
            <CopyButton text={value} label={newKey.copy} words onCopied={copied} />
            <Button variant="primary" onClick={onClose}>
              {verbs.done}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Field label={newKey.apiKey}>
            <TextArea
              mono
              readOnly
              rows={2}
              value={value}
              onFocus={(event) => event.target.select()}
              onCopy={copied}
            />
          </Field>
          <Notice tone="warn">{newKey.once}</Notice>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asking && open}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={words.closeTitle}
        confirmLabel={words.closeAnyway}
        cancelLabel={words.backToKey}
      >
        {words.closeText}
      </ConfirmDialog>
    </>
  );
};
