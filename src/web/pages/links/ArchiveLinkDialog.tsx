import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Link } from '#contract/links.ts';
import { wholeMessageOf } from '#web/client/api-error.ts';
import { isClosed, linkSentences } from '#web/api/link-words.ts';
import { updateLink } from '#web/api/links.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';
import { linkDialogs as words } from '#web/words/link-dialogs.ts';
import { verbs } from '#web/words/verbs.ts';

interface ArchiveLinkDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  link: Link;
}

/** Returns what visitors see after restoring the link, since it may have expired in the meantime. */
const restoredText = ({ state }: Link) => {
  const next = state && { ...state, archived: false };
  return next && isClosed(next) ? words.restoreClosedText(linkSentences(next)[0] ?? '') : words.restoreText;
};

/** Uses the mutation cache directly, since the dialog has unmounted by then. */
async function undo(client: QueryClient, id: number, archived: boolean) {
  try {
    await client.getMutationCache().build(client, updateLink).execute({ id, archived });
    toast(archived ? words.archived : words.restored);
  } catch (error) {
    toast(verbs.undoFailed(wholeMessageOf(error)), { tone: 'bad' });
  }
}

/** Archives a link, or restores one. */
export const ArchiveLinkDialog = ({ open, onClose, onDone, link }: ArchiveLinkDialogProps) => {
  const { mutate, isPending, error } = useMutation(updateLink);
  const client = useQueryClient();
  const name = link.title || link.alias;
  // State from when the dialog opened, so that its text doesn't change while it fades out.
  const [archived] = useState(link.state?.archived ?? false);
  const [restored] = useState(() => restoredText(link));
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { id: link.id, archived: !archived },
          {
            onSuccess: () => {
              toast(archived ? words.restored : words.archived, {
                action: { label: verbs.undo, onSelect: () => void undo(client, link.id, archived) },
              });
              onDone();
            },
          },
        )
      }
      pending={isPending}
      {...(error && { error: wholeMessageOf(error) })}
      danger={false}
      title={archived ? words.restoreTitle(name) : words.archiveTitle(name)}
      confirmLabel={archived ? verbs.restore : verbs.archive}
    >
      {archived ? restored : words.archiveText}
    </ConfirmDialog>
  );
};
