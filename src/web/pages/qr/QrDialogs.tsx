import type { Qr } from '#contract/qr.ts';
import type { AddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { DeleteQrDialog } from './DeleteQrDialog.tsx';
import type { QrDialog } from './qr-actions.tsx';
import { ShowQrDialog } from './ShowQrDialog.tsx';

interface QrDialogsProps {
  dialog: AddressDialog<QrDialog>;
  /** Those on the page. */
  codes: readonly Qr[];
  onDeleted: () => void;
}

/** What lies over the list of codes or over one of them, as the page's address says. */
export const QrDialogs = ({ dialog, codes, onDeleted }: QrDialogsProps) => {
  const find = (name: QrDialog) => codes.find(({ id }) => id === dialog.idOf(name));
  const shown = useOpened(find('show'));
  const deleted = useOpened(find('delete'));
  return (
    <>
      {shown.subject ? (
        <ShowQrDialog
          key={`show ${shown.times}`}
          open={shown.isOpen}
          onClose={dialog.close}
          code={shown.subject}
        />
      ) : null}
      {deleted.subject ? (
        <DeleteQrDialog
          key={`delete ${deleted.times}`}
          open={deleted.isOpen}
          onClose={dialog.close}
          onDeleted={onDeleted}
          code={deleted.subject}
        />
      ) : null}
    </>
  );
};
