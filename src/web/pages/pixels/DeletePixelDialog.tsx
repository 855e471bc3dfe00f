import { useQuery } from '@tanstack/react-query';
import type { Pixel } from '#contract/pixels.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deletePixel } from '#web/api/pixels.ts';
import { pixelUses } from '#web/api/firing.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { pixelDialogs as words } from '#web/words/pixel-dialogs.ts';
import { counts } from '#web/words/counts.ts';
import { listing } from '#web/words/language.ts';
import { typeName } from '#web/api/pixel-words.ts';

interface DeletePixelDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  pixel: Pixel;
}

export const DeletePixelDialog = ({ open, onClose, onDeleted, pixel }: DeletePixelDialogProps) => {
  const isFiring = useExtension('firing');
  const { data, error } = useQuery({ ...pixelUses(pixel.id), enabled: open && isFiring });
  const deletion = useDeletion(deletePixel, pixel.id, () => {
    toast(words.deleted);
    onDeleted();
  });
  const losses = () => {
    if (!isFiring) return null;
    if (error) return words.usesUnknown(wholeMessageOf(error));
    if (!data) return <Skeleton width="most" />;
    const { links, bios } = data;
    const what = [links > 0 && counts.links(links), bios > 0 && counts.bio(bios)].filter(
      (each) => each !== false,
    );
    return what.length === 0 ? words.noUses : words.uses(listing(what));
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(pixel.name)}
      confirmLabel={words.deletePixel}
      pending={deletion.pending || (isFiring && !data && !error)}
    >
      {words.deleteText(typeName(pixel.type))} {losses()}
    </ConfirmDialog>
  );
};
