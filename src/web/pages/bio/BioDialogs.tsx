import type { Bio } from '#contract/bio.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import type { BioDialog } from './bio-actions.tsx';
import { DeleteBioDialog } from './DeleteBioDialog.tsx';

interface BioDialogsProps {
  dialog: AddressDialog<BioDialog>;
  bios: readonly Bio[];
  onDeleted: () => void;
}

export const BioDialogs = ({ dialog, bios, onDeleted }: BioDialogsProps) => (
  <DialogPresence by={bios.find(({ id }) => id === dialog.idOf('delete'))} onClose={dialog.close}>
    {(opened, bio) => <DeleteBioDialog {...opened} onDeleted={onDeleted} bio={bio} />}
  </DialogPresence>
);
