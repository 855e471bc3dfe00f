import type { Qr } from '#contract/qr.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteQr } from '#web/api/qr.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { qrDialogs as words } from '#web/words/qr-dialogs.ts';
import { nameOf } from './qr-columns.tsx';

interface DeleteQrDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  code: Qr;
}

export const DeleteQrDialog = ({ open, onClose, onDeleted, code }: DeleteQrDialogProps) => {
  const deletion = useDeletion(deleteQr, code.id, () => {
    toast(words.deleted);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(nameOf(code))}
      confirmLabel={words.deleteCode}
    >
      <Stack gap={3}>
        <Stack gap={1}>
          <span>{words.stops}</span>
          <WholeAddress url={code.link} />
        </Stack>
        <span>{code.scans === 0 ? words.neverScanned : words.losesScans(code.scans)}</span>
      </Stack>
    </ConfirmDialog>
  );
};
