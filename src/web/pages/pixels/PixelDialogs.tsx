import type { Pixel } from '#contract/pixels.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import { AddPixelDialog } from './AddPixelDialog.tsx';
import { DeletePixelDialog } from './DeletePixelDialog.tsx';
import { EditPixelDialog } from './EditPixelDialog.tsx';
import type { PixelDialog } from './pixel-actions.tsx';

interface PixelDialogsProps {
  dialog: AddressDialog<PixelDialog>;
  /** Empty if the server can't change pixels. */
  pixels: readonly Pixel[];
}

const newOne = { id: 0 };

export const PixelDialogs = ({ dialog, pixels }: PixelDialogsProps) => {
  const find = (name: PixelDialog) => pixels.find(({ id }) => id === dialog.idOf(name));
  return (
    <>
      <DialogPresence by={dialog.name === 'new' ? newOne : undefined} onClose={dialog.close}>
        {(opened) => <AddPixelDialog {...opened} />}
      </DialogPresence>
      <DialogPresence by={find('edit')} asked={dialog.idOf('edit')} onClose={dialog.close}>
        {(opened, pixel) => <EditPixelDialog {...opened} pixel={pixel} />}
      </DialogPresence>
      <DialogPresence by={find('delete')} onClose={dialog.close}>
        {(opened, pixel) => <DeletePixelDialog {...opened} onDeleted={dialog.drop} pixel={pixel} />}
      </DialogPresence>
    </>
  );
};
