import { useQuery } from '@tanstack/react-query';
import type { Overlay } from '#contract/overlays.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteOverlay, overlayDetail } from '#web/api/overlays.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { overlayDialogs as words } from '#web/words/overlay-dialogs.ts';
import { visitorPages } from '#web/words/visitor-pages.ts';

interface DeleteOverlayDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  overlay: Overlay;
}

export const DeleteOverlayDialog = ({ open, onClose, onDeleted, overlay }: DeleteOverlayDialogProps) => {
  const { data, error } = useQuery({ ...overlayDetail(overlay.id), enabled: open, staleTime: 0 });
  const deletion = useDeletion(deleteOverlay, overlay.id, () => {
    toast(words.deleted);
    onDeleted();
  });
  const losses = () => {
    if (error) return visitorPages.linksUnknown(wholeMessageOf(error));
    if (!data) return <Skeleton width="most" />;
    return data.links === 0 ? visitorPages.noLinks : visitorPages.linksUse(data.links);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(overlay.name)}
      confirmLabel={words.deleteOverlay}
      pending={deletion.pending || (!data && !error)}
    >
      {losses()}
    </ConfirmDialog>
  );
};
