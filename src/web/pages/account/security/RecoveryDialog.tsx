import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { accountDetails } from '#web/api/account.ts';
import { useServerOrigin } from '#web/api/server-address.ts';
import { downloadText } from '#web/browser/download.ts';
import { longDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { accountDialogs } from '#web/words/account-dialogs.ts';
import { accountSecurity as words } from '#web/words/account-security.ts';
import { verbs } from '#web/words/verbs.ts';

interface RecoveryDialogProps {
  /** The dialog is closed if there are none. */
  codes: readonly string[];
  onClose: () => void;
}

/**
 * The service keeps only the codes' hashes, so they can be saved only now. Closing the dialog before that asks for
 * confirmation.
 */
export const RecoveryDialog = ({ codes, onClose }: RecoveryDialogProps) => {
  const server = useServerOrigin();
  const username = useQuery(accountDetails()).data?.username ?? '';
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
        title={words.saveCodes}
        text={words.saveCodesText}
        foot={
          <>
            <CopyButton text={text} label={words.copyCodes} words onCopied={saved} />
            <Button
              icon={<Download />}
              onClick={() => {
                const head = words.codesFile(username, server, longDate(new Date()));
                downloadText(`${head}\n\n${text}\n`, `waypost-recovery-codes-${username}.txt`);
                saved();
              }}
            >
              {verbs.download}
            </Button>
            <Button variant="primary" onClick={() => (isSaved ? close() : setAsking(true))}>
              {verbs.done}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Field label={words.recoveryCodes}>
            <TextArea
              mono
              readOnly
              rows={10}
              value={text}
              onFocus={(event) => event.target.select()}
              onCopy={saved}
            />
          </Field>
          <Notice tone="warn">{words.codesOnce}</Notice>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asking && open}
        onClose={() => setAsking(false)}
        onConfirm={close}
        title={words.closeCodesTitle}
        confirmLabel={accountDialogs.closeAnyway}
        cancelLabel={words.backToCodes}
      >
        {words.closeCodesText}
      </ConfirmDialog>
    </>
  );
};
