import type { Link } from '#contract/links.ts';
import { useDeletion } from '#web/api/deletion.ts';
import { deleteLink } from '#web/api/links.ts';
import { countOf } from '#web/lib/numbers.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { toast } from '#web/ui/toast.ts';
import { WholeAddress } from '#web/ui/WholeAddress.tsx';

interface DeleteLinkDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  link: Link;
}

export const DeleteLinkDialog = ({ open, onClose, onDeleted, link }: DeleteLinkDialogProps) => {
  const deletion = useDeletion(deleteLink, link.id, () => {
    toast('Link deleted');
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={`Delete link “${link.title || link.alias}”?`}
      confirmLabel="Delete link"
    >
      <Stack gap={3}>
        <Stack gap={1}>
          <span>Wherever it is printed or shared, its short URL leads nowhere from then on:</span>
          <WholeAddress url={link.shorturl} />
        </Stack>
        <span>
          {link.clicks === 0
            ? 'It was never clicked.'
            : `${countOf(link.clicks, 'click')} and where they came from are gone with it.`}{' '}
          It leaves its campaigns, channels and bio pages.
        </span>
      </Stack>
    </ConfirmDialog>
  );
};
