import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Link } from '#contract/links.ts';
import { messageOf } from '#web/client/api-error.ts';
import { isClosed, linkSentences } from '#web/api/link-words.ts';
import { updateLink } from '#web/api/links.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { toast } from '#web/ui/base/toast.ts';

interface ArchiveLinkDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  link: Link;
}

/** What visitors get once it is brought back: it may have ended in the meantime. */
const broughtBack = ({ state }: Link) => {
  const next = state && { ...state, archived: false };
  return next && isClosed(next)
    ? `Visitors do not get to its destination even then. ${linkSentences(next)[0] ?? ''}`
    : 'Its short URL leads to its destination again, with all its options.';
};

/** Puts a link away, or brings one back. */
export const ArchiveLinkDialog = ({ open, onClose, onDone, link }: ArchiveLinkDialogProps) => {
  const { mutate, isPending, error } = useMutation(updateLink);
  const name = `“${link.title || link.alias}”`;
  // As it was when it was asked: the words stay while the dialog fades out.
  const [archived] = useState(link.state?.archived ?? false);
  const [words] = useState(() => broughtBack(link));
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { id: link.id, archived: !archived },
          {
            onSuccess: () => {
              toast(archived ? 'Link brought back' : 'Link archived');
              onDone();
            },
          },
        )
      }
      pending={isPending}
      {...(error && { error: messageOf(error) })}
      danger={false}
      title={archived ? `Bring back link ${name}?` : `Archive link ${name}?`}
      confirmLabel={archived ? 'Bring back' : 'Archive'}
    >
      {archived
        ? words
        : 'Visitors see a page that says it is no longer active, until you bring it back. Its alias, clicks, campaigns and channels stay; rotators and public lists leave it out.'}
    </ConfirmDialog>
  );
};
