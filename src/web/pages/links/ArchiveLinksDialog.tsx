import { useState } from 'react';
import type { Link } from '#contract/links.ts';
import { linkPick } from '#web/api/pickable.ts';
import { useWorkDialog } from '#web/bulk/use-work-dialog.ts';
import { archivingJob } from '#web/jobs/kinds/archiving.ts';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { counts } from '#web/words/counts.ts';
import { archiveMany as texts } from '#web/words/archive-many.ts';

interface ArchiveLinksDialogProps {
  open: boolean;
  onClose: () => void;
  links: readonly Link[];
  /** Whether to archive the links. Otherwise they're restored. */
  archived: boolean;
  /** Called with the ids of links that remain unchanged. */
  onKept: (ids: ReadonlySet<number>) => void;
}

/** Archives or restores selected links. Many links become a job. */
export const ArchiveLinksDialog = ({ links, archived, open, onClose, onKept }: ArchiveLinksDialogProps) => {
  // The selection from when the dialog opened, since processed links leave the selection.
  const [items] = useState(() => links.map(linkPick));
  const work = useWorkDialog({
    items,
    jobOf: () => archivingJob(items, archived),
    onClose,
    onKept,
    undo: (done) => archivingJob(done, !archived),
  });
  const { state, total } = work.work;
  const words = archived ? texts.archive : texts.restore;
  return (
    <WorkDialog
      open={open}
      onClose={onClose}
      title={state === 'idle' ? words.title(counts.links(items.length)) : words.doing(counts.links(total))}
      text={words.text(items.length)}
      size="small"
      startLabel={words.start(counts.links(items.length))}
      doing={words.doing(counts.links(total))}
      did={words.did}
      {...work}
    />
  );
};
