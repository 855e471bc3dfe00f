import { useQuery } from '@tanstack/react-query';
import type { Splash } from '#contract/splash.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { deleteSplash, splashDetail } from '#web/api/splash.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { splashDialogs as words } from '#web/words/splash-dialogs.ts';
import { visitorPages } from '#web/words/visitor-pages.ts';

interface DeleteSplashDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  splash: Splash;
}

export const DeleteSplashDialog = ({ open, onClose, onDeleted, splash }: DeleteSplashDialogProps) => {
  const { data, error } = useQuery({ ...splashDetail(splash.id), enabled: open, staleTime: 0 });
  const deletion = useDeletion(deleteSplash, splash.id, () => {
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
      title={words.deleteTitle(splash.name)}
      confirmLabel={words.deletePage}
      pending={deletion.pending || (!data && !error)}
    >
      {losses()}
    </ConfirmDialog>
  );
};
