import type { Bio } from '#contract/bio.ts';
import { deleteBio } from '#web/api/bio.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { useReservedAliases } from '#web/api/reserved-aliases.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { bioDialogs as words } from '#web/words/bio-dialogs.ts';

interface DeleteBioDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  bio: Bio;
}

export const DeleteBioDialog = ({ open, onClose, onDeleted, bio }: DeleteBioDialogProps) => {
  const deletion = useDeletion(deleteBio, bio.id, () => {
    toast(words.deleted);
    onDeleted();
  });
  const kept = useReservedAliases([{ url: bio.link, visits: bio.views }]);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(bio.title)}
      confirmLabel={words.deletePage}
    >
      <Stack gap={3}>
        <Stack gap={1}>
          <span>{words.urlStops}</span>
          <WholeAddress url={bio.link} />
        </Stack>
        <span>
          {[words.leavesChannels, ...(bio.links > 0 ? [words.linksStay(bio.links)] : []), kept].join(' ')}
        </span>
      </Stack>
    </ConfirmDialog>
  );
};
