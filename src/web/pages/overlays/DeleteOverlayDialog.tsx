import { useQuery } from '@tanstack/react-query';
import type { Overlay } from '#contract/overlays.ts';
import { messageOf } from '#web/client/api-error.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteOverlay, overlayDetail } from '#web/api/overlays.ts';
import { countOf } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { toast } from '#web/ui/base/toast.ts';

interface DeleteOverlayDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  overlay: Overlay;
}

export const DeleteOverlayDialog = ({ open, onClose, onDeleted, overlay }: DeleteOverlayDialogProps) => {
  const { data, error } = useQuery({ ...overlayDetail(overlay.id), enabled: open, staleTime: 0 });
  const deletion = useDeletion(deleteOverlay, overlay.id, () => {
    toast('Overlay deleted');
    onDeleted();
  });
  const losses = () => {
    if (error)
      return `How many links carry it could not be read (${messageOf(error)}). Those that do lead straight to their destinations from then on.`;
    if (!data) return <Skeleton width="most" />;
    if (data.links === 0) return 'No link carries it.';
    return `${countOf(data.links, 'link carries', 'links carry')} it and ${data.links === 1 ? 'leads' : 'lead'} straight to ${data.links === 1 ? 'its destination' : 'their destinations'} from then on.`;
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete overlay “${overlay.name}”?`}
      confirmLabel="Delete overlay"
      pending={deletion.pending || (!data && !error)}
    >
      {losses()}
    </ConfirmDialog>
  );
};
