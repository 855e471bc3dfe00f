import { useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';

interface MadeKeyDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  value: string;
}

/** The service keeps only the key's hash, so this is the one time to copy it: what closes it by a slip asks first. */
export const MadeKeyDialog = ({ open, onClose, name, value }: MadeKeyDialogProps) => {
  const [isCopied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const copied = () => setCopied(true);
  return (
    <>
      <Dialog
        open={open}
        onClose={() => (isCopied ? onClose() : setAsking(true))}
        title={`The key “${name}”`}
        foot={
          <>
            <CopyButton text={value} label="Copy the API key" words onCopied={copied} />
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Field label="API key">
            <TextArea
              mono
              readOnly
              rows={2}
              value={value}
              onFocus={(event) => event.target.select()}
              onCopy={copied}
            />
          </Field>
          <Notice tone="warn">It is shown this once. Keep it like a password.</Notice>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asking && open}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title="Have you kept the key?"
        confirmLabel="Close it"
        cancelLabel="Back to the key"
      >
        It is not shown again. Without it, a new one has to be made.
      </ConfirmDialog>
    </>
  );
};
