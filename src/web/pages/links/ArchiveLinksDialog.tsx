import { useState } from 'react';
import type { Link } from '#contract/links.ts';
import { linkPick } from '#web/api/pickable.ts';
import { useWork } from '#web/bulk/use-work.ts';
import { archivingJob } from '#web/jobs/kinds/archiving.ts';
import { WorkDialog } from '#web/ui/overlay/WorkDialog.tsx';
import { counts } from '#web/words/counts.ts';
import { archiveMany as texts } from '#web/words/archive-many.ts';

interface ArchiveLinksDialogProps {
  open: boolean;
  onClose: () => void;
  links: readonly Link[];
  /** Whether they are to be archived; restored otherwise. */
  archived: boolean;
  /** Called with the ids of those that are as they were. */
  onKept: (ids: ReadonlySet<number>) => void;
}

/** Archives selected links, or restores them. Many become a job. */
export const ArchiveLinksDialog = ({ links, archived, open, onClose, onKept }: ArchiveLinksDialogProps) => {
  // As it was when it was asked: what is through leaves the selection.
  const [items] = useState(() => links.map(linkPick));
  const work = useWork({
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
