import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#contract/account.ts';
import { exportAccount, exportFile } from '#web/api/account.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useAddressDialog } from '#web/browser/address-dialog.ts';
import { readOnlyReason } from '#web/browser/read-only.ts';
import { choosePlace } from '#web/browser/file-sink.ts';
import { formatBytes } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { dialogOnDemand } from '#web/ui/overlay/dialog-on-demand.tsx';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { account as words } from '#web/words/account.ts';

const DeleteAccountDialog = dialogOnDemand(
  async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

interface DataCardProps {
  account: Account | undefined;
}

export const DataCard = ({ account }: DataCardProps) => {
  const dialog = useAddressDialog<'close'>();
  const [bytes, setBytes] = useState(0);
  const taking = useMutation({
    mutationFn: async () => {
      const { name, type } = exportFile;
      const { isChosen, place } = await choosePlace(name);
      if (!isChosen) return;
      setBytes(0);
      const { saveStream } = await import('#web/browser/save-stream.ts');
      await saveStream(await exportAccount(), { name, type, place, onBytes: setBytes });
      toast(words.exported(name));
    },
  });
  return (
    <>
      <Card
        title={words.data}
        text={words.dataText}
        foot={
          <Button icon={<Trash2 />} changes disabled={!account} onClick={() => dialog.open('close')}>
            {words.deleteAccount}
          </Button>
        }
      >
        <Stack gap={3}>
          {taking.error ? (
            <Notice tone="bad" title={words.exportFailed}>
              {wholeMessageOf(taking.error)}
            </Notice>
          ) : null}
          <Row>
            <Button
              icon={<Download />}
              // Only the account’s owner may export its data.
              changes={readOnlyReason() !== undefined}
              pending={taking.isPending}
              onClick={() => taking.mutate()}
            >
              {words.exportAll}
            </Button>
            {taking.isPending && bytes > 0 ? (
              <Text size="sm" tone="second" tabular>
                {words.soFar(formatBytes(bytes))}
              </Text>
            ) : null}
          </Row>
        </Stack>
      </Card>
      <DialogPresence by={dialog.name === 'close' ? account : undefined} onClose={dialog.close}>
        {(opened, account) => <DeleteAccountDialog {...opened} account={account} />}
      </DialogPresence>
    </>
  );
};
