import type { Pixel } from '#contract/pixels.ts';
import type { AddressDialog } from '#web/lib/address-dialog.ts';
import { useOpened } from '#web/lib/opened.ts';
import { AddPixelDialog } from './AddPixelDialog.tsx';
import { DeletePixelDialog } from './DeletePixelDialog.tsx';
import { EditPixelDialog } from './EditPixelDialog.tsx';
import type { PixelDialog } from './pixel-actions.tsx';

interface PixelDialogsProps {
  dialog: AddressDialog<PixelDialog>;
  /** Those that can be changed: none where the server can't. */
  pixels: readonly Pixel[];
}

const newOne = { id: 0 };

/** What lies over the list of pixels, as the page's address says. */
export const PixelDialogs = ({ dialog, pixels }: PixelDialogsProps) => {
  const find = (name: PixelDialog) => pixels.find(({ id }) => id === dialog.idOf(name));
  const added = useOpened(dialog.name === 'new' ? newOne : undefined);
  const edited = useOpened(find('edit'));
  const deleted = useOpened(find('delete'));
  return (
    <>
      {added.subject ? (
        <AddPixelDialog key={`new ${added.times}`} open={added.isOpen} onClose={dialog.close} />
      ) : null}
      {edited.subject ? (
        <EditPixelDialog
          key={`edit ${edited.times}`}
          open={edited.isOpen}
          onClose={dialog.close}
          pixel={edited.subject}
        />
      ) : null}
      {deleted.subject ? (
        <DeletePixelDialog
          key={`delete ${deleted.times}`}
          open={deleted.isOpen}
          onClose={dialog.close}
          onDeleted={dialog.drop}
          pixel={deleted.subject}
        />
      ) : null}
    </>
  );
};
