import type { Overlay } from '#contract/overlays.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import type { OverlayDialog } from './overlay-actions.tsx';
import { DeleteOverlayDialog } from './DeleteOverlayDialog.tsx';

interface OverlayDialogsProps {
  dialog: AddressDialog<OverlayDialog>;
  /** Empty if the server can’t change overlays. */
  overlays: readonly Overlay[];
  onDeleted: () => void;
}

export const OverlayDialogs = ({ dialog, overlays, onDeleted }: OverlayDialogsProps) => (
  <DialogPresence by={overlays.find(({ id }) => id === dialog.idOf('delete'))} onClose={dialog.close}>
    {(opened, overlay) => <DeleteOverlayDialog {...opened} onDeleted={onDeleted} overlay={overlay} />}
  </DialogPresence>
);
