import type { Splash } from '#contract/splash.ts';
import type { AddressDialog } from '#web/browser/address-dialog.ts';
import { Opened } from '#web/ui/overlay/Opened.tsx';
import type { SplashDialog } from './splash-actions.tsx';
import { DeleteSplashDialog } from './DeleteSplashDialog.tsx';

interface SplashDialogsProps {
  dialog: AddressDialog<SplashDialog>;
  /** Those on the page; none where the server can’t change them. */
  splash: readonly Splash[];
  onDeleted: () => void;
}

/** What lies over the list of splash pages, as the page's address says. */
export const SplashDialogs = ({ dialog, splash, onDeleted }: SplashDialogsProps) => (
  <Opened by={splash.find(({ id }) => id === dialog.idOf('delete'))} onClose={dialog.close}>
    {(opened, splash) => <DeleteSplashDialog {...opened} onDeleted={onDeleted} splash={splash} />}
  </Opened>
);
