import type { Pixel } from '#contract/pixels.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deletePixel } from '#web/api/pixels.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { pixelDialogs as words } from '#web/words/pixel-dialogs.ts';
import { typeName } from './pixel-types.tsx';

interface DeletePixelDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  pixel: Pixel;
}

export const DeletePixelDialog = ({ open, onClose, onDeleted, pixel }: DeletePixelDialogProps) => {
  const deletion = useDeletion(deletePixel, pixel.id, () => {
    toast(words.deleted);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(pixel.name)}
      confirmLabel={words.deletePixel}
    >
      {words.deleteText(typeName(pixel.type))}
    </ConfirmDialog>
  );
};
