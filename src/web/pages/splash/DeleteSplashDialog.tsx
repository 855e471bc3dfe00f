import { useQuery } from '@tanstack/react-query';
import type { Splash } from '#contract/splash.ts';
import { messageOf } from '#web/client/api-error.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteSplash, splashDetail } from '#web/api/splash.ts';
import { countOf } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { toast } from '#web/ui/base/toast.ts';

interface DeleteSplashDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  splash: Splash;
}

export const DeleteSplashDialog = ({ open, onClose, onDeleted, splash }: DeleteSplashDialogProps) => {
  const { data, error } = useQuery({ ...splashDetail(splash.id), enabled: open, staleTime: 0 });
  const deletion = useDeletion(deleteSplash, splash.id, () => {
    toast('Splash page deleted');
    onDeleted();
  });
  const losses = () => {
    if (error)
      return `How many links pass through it could not be read (${messageOf(error)}). Those that do lead straight to their destinations from then on.`;
    if (!data) return <Skeleton width="most" />;
    if (data.links === 0) return 'No link passes through it.';
    return `${countOf(data.links, 'link passes', 'links pass')} through it and ${data.links === 1 ? 'leads' : 'lead'} straight to ${data.links === 1 ? 'its destination' : 'their destinations'} from then on.`;
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete splash page “${splash.name}”?`}
      confirmLabel="Delete splash page"
      pending={deletion.pending || (!data && !error)}
    >
      {losses()}
    </ConfirmDialog>
  );
};
