import { Archive } from 'lucide-react';
import type { Link } from '#contract/links.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { useKeptAliases } from '#web/api/kept-aliases.ts';
import { deleteLink } from '#web/api/links.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { countOf } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';

interface DeleteLinkDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  /** Where the server can put a link away instead. */
  onArchive: (id: number) => void;
  link: Link;
}

export const DeleteLinkDialog = ({ open, onClose, onDeleted, onArchive, link }: DeleteLinkDialogProps) => {
  const canArchive = useExtension('options') && !link.state?.archived;
  const keptAlias = useKeptAliases([{ url: link.shorturl, visits: link.clicks }]);
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
          <span>Its short URL will stop working, including in print:</span>
          <WholeAddress url={link.shorturl} />
        </Stack>
        <span>
          {link.clicks === 0
            ? 'It was never clicked.'
            : `${countOf(link.clicks, 'click')} and their statistics will be deleted.`}{' '}
          The link leaves its campaigns, channels and bio pages. {keptAlias}
        </span>
        {canArchive ? (
          <Row gap={2}>
            <span>To stop it and keep everything:</span>
            <Button size="small" icon={<Archive />} onClick={() => onArchive(link.id)}>
              Archive it instead
            </Button>
          </Row>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
};
