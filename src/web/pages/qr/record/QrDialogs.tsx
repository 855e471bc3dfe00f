import type { Qr } from '#contract/qr.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { DeleteQrDialog } from './DeleteQrDialog.tsx';
import type { QrDialog } from './qr-actions.tsx';
import { ShowQrDialog } from './ShowQrDialog.tsx';

interface QrDialogsProps {
  dialog: AddressDialog<QrDialog>;
  codes: readonly Qr[];
  onDeleted: () => void;
}

export const QrDialogs = ({ dialog, codes, onDeleted }: QrDialogsProps) => {
  const find = (name: QrDialog) => codes.find(({ id }) => id === dialog.idOf(name));
  return (
    <>
      <DialogPresence by={find('show')} onClose={dialog.close}>
        {(opened, code) => <ShowQrDialog {...opened} code={code} />}
      </DialogPresence>
      <DialogPresence by={find('delete')} onClose={dialog.close}>
        {(opened, code) => <DeleteQrDialog {...opened} onDeleted={onDeleted} code={code} />}
      </DialogPresence>
    </>
  );
};
