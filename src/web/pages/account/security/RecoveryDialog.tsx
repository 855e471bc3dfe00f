import { Download } from 'lucide-react';
import { useState } from 'react';
import { useServerOrigin } from '#web/api/server-address.ts';
import { downloadText } from '#web/browser/download.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';

interface RecoveryDialogProps {
  /** None: closed. */
  codes: readonly string[];
  onClose: () => void;
}

/** The service keeps only their hashes, so this is the one time to save them: what closes it by a slip asks first. */
export const RecoveryDialog = ({ codes, onClose }: RecoveryDialogProps) => {
  const server = useServerOrigin();
  const [isSaved, setSaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const open = codes.length > 0;
  const text = codes.join('\n');
  const saved = () => setSaved(true);
  const close = () => {
    setAsking(false);
    setSaved(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={() => (isSaved ? close() : setAsking(true))}
        title="Save your recovery codes"
        text="Each signs you in once if you lose your phone or your passkey."
        foot={
          <>
            <CopyButton text={text} label="Copy codes" words onCopied={saved} />
            <Button
              icon={<Download />}
              onClick={() => {
                downloadText(`Recovery codes for ${server}\n\n${text}\n`, 'waypost-recovery-codes.txt');
                saved();
              }}
            >
              Download
            </Button>
            <Button variant="primary" onClick={() => (isSaved ? close() : setAsking(true))}>
              Done
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Field label="Recovery codes">
            <TextArea
              mono
              readOnly
              rows={10}
              value={text}
              onFocus={(event) => event.target.select()}
              onCopy={saved}
            />
          </Field>
          <Notice tone="warn">You’ll see these codes only once. Keep them as safe as your password.</Notice>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asking && open}
        onClose={() => setAsking(false)}
        onConfirm={close}
        title="Have you saved the codes?"
        confirmLabel="Close"
        cancelLabel="Back to the codes"
      >
        You won’t see them again. Without them, a lost phone or passkey can lock you out.
      </ConfirmDialog>
    </>
  );
};
