import type { Pixel } from '#contract/pixels.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deletePixel } from '#web/api/pixels.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { typeName } from './pixel-types.tsx';

interface DeletePixelDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  pixel: Pixel;
}

export const DeletePixelDialog = ({ open, onClose, onDeleted, pixel }: DeletePixelDialogProps) => {
  const deletion = useDeletion(deletePixel, pixel.id, () => {
    toast('Pixel deleted');
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete pixel “${pixel.name}”?`}
      confirmLabel="Delete pixel"
    >
      Its tag is gone from here. At {typeName(pixel.type)} nothing changes.
    </ConfirmDialog>
  );
};
