import type { Qr } from '#contract/qr.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteQr } from '#web/api/qr.ts';
import { countOf } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { nameOf } from './qr-columns.tsx';

interface DeleteQrDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  code: Qr;
}

export const DeleteQrDialog = ({ open, onClose, onDeleted, code }: DeleteQrDialogProps) => {
  const deletion = useDeletion(deleteQr, code.id, () => {
    toast('QR code deleted');
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete QR code “${nameOf(code)}”?`}
      confirmLabel="Delete QR code"
    >
      <Stack gap={3}>
        <Stack gap={1}>
          <span>Wherever it is printed, its address leads nowhere from then on:</span>
          <WholeAddress url={code.link} />
        </Stack>
        <span>
          {code.scans === 0
            ? 'It was never scanned.'
            : `${countOf(code.scans, 'scan')} and where they came from are gone with it.`}
        </span>
      </Stack>
    </ConfirmDialog>
  );
};
