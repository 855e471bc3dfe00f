import type { Bio } from '#contract/bio.ts';
import { deleteBio } from '#web/api/bio.ts';
import { useDeletion } from '#web/api/deletion.ts';
import { countOf } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { WholeAddress } from '#web/ui/WholeAddress.tsx';

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
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete bio page “${bio.title}”?`}
      confirmLabel="Delete bio page"
    >
      <WholeAddress url={bio.link} /> leads nowhere from then on, also where it is printed, and the page
      leaves the channels that it is in.
      {bio.links > 0 ? ` Its ${countOf(bio.links, 'link')} ${bio.links === 1 ? 'stays' : 'stay'}.` : ''}
    </ConfirmDialog>
  );
};
