import type { Splash } from '#contract/splash.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { DialogPresence } from '#web/ui/overlay/DialogPresence.tsx';
import type { SplashDialog } from './splash-actions.tsx';
import { DeleteSplashDialog } from './DeleteSplashDialog.tsx';

interface SplashDialogsProps {
  dialog: AddressDialog<SplashDialog>;
  /** Empty if the server can’t change splash pages. */
  splash: readonly Splash[];
  onDeleted: () => void;
}

export const SplashDialogs = ({ dialog, splash, onDeleted }: SplashDialogsProps) => (
  <DialogPresence by={splash.find(({ id }) => id === dialog.idOf('delete'))} onClose={dialog.close}>
    {(opened, splash) => <DeleteSplashDialog {...opened} onDeleted={onDeleted} splash={splash} />}
  </DialogPresence>
);
