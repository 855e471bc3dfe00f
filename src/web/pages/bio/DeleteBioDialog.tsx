import type { Bio } from '#contract/bio.ts';
import { deleteBio } from '#web/api/bio.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { useKeptAliases } from '#web/api/kept-aliases.ts';
import { countOf } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';

interface DeleteBioDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  bio: Bio;
}

export const DeleteBioDialog = ({ open, onClose, onDeleted, bio }: DeleteBioDialogProps) => {
  const deletion = useDeletion(deleteBio, bio.id, () => {
    toast('Bio page deleted');
    onDeleted();
  });
  const kept = useKeptAliases([{ url: bio.link, visits: bio.views }]);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete bio page “${bio.title}”?`}
      confirmLabel="Delete bio page"
    >
      <Stack gap={3}>
        <Stack gap={1}>
          <span>Its URL will stop working, including in print:</span>
          <WholeAddress url={bio.link} />
        </Stack>
        <span>
          The page leaves its channels.
          {bio.links > 0 ? ` Its ${countOf(bio.links, 'link')} won’t be deleted.` : ''} {kept}
        </span>
      </Stack>
    </ConfirmDialog>
  );
};
