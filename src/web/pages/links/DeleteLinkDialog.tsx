import { Archive } from 'lucide-react';
import type { Link } from '#contract/links.ts';
import { useDeletion } from '#web/client/deletion.ts';
import { useReservedAliases } from '#web/api/reserved-aliases.ts';
import { deleteLink } from '#web/api/links.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { linkDialogs as words } from '#web/words/link-dialogs.ts';

interface DeleteLinkDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
  /** Archives the link instead, if the server supports it. */
  onArchive: (id: number) => void;
  link: Link;
}

export const DeleteLinkDialog = ({ open, onClose, onDeleted, onArchive, link }: DeleteLinkDialogProps) => {
  const canArchive = useExtension('options') && !link.state?.archived;
  const keptAlias = useReservedAliases([{ url: link.shorturl, visits: link.clicks }]);
  const deletion = useDeletion(deleteLink, link.id, () => {
    toast(words.deleted);
    onDeleted();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      {...deletion}
      title={words.deleteTitle(link.title || link.alias)}
      confirmLabel={words.deleteLink}
    >
      <Stack gap={3}>
        <Stack gap={1}>
          <span>{words.deleteUrl}</span>
          <WholeAddress url={link.shorturl} />
        </Stack>
        <span>{[words.deleteClicks(link.clicks), words.deleteGroups, keptAlias].join(' ')}</span>
        {canArchive ? (
          <Row gap={2}>
            <span>{words.toKeep}</span>
            <Button size="small" icon={<Archive />} onClick={() => onArchive(link.id)}>
              {words.archiveInstead}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
};
