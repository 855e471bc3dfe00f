import type { Link } from '#contract/links.ts';
import { useReservedAliases } from '#web/api/reserved-aliases.ts';
import { linkPick } from '#web/api/pickable.ts';
import { DeleteManyDialog } from '#web/bulk/DeleteManyDialog.tsx';
import { deleteLinksJob } from '#web/jobs/kinds/deletion.ts';
import { counts } from '#web/words/counts.ts';
import { linkDialogs as words } from '#web/words/link-dialogs.ts';

interface DeleteLinksDialogProps {
  open: boolean;
  onClose: () => void;
  links: readonly Link[];
  /** Called with the ids of links that still exist. */
  onKept: (ids: ReadonlySet<number>) => void;
}

export const DeleteLinksDialog = ({ links, ...dialog }: DeleteLinksDialogProps) => {
  const clicks = links.reduce((sum, link) => sum + link.clicks, 0);
  const kept = useReservedAliases(links.map(({ shorturl: url, clicks: visits }) => ({ url, visits })));
  return (
    <DeleteManyDialog
      {...dialog}
      items={links.map(linkPick)}
      words={counts.links}
      text={[words.deleteManyText(links.length), words.deleteManyClicks(clicks, links.length), kept].join(
        ' ',
      )}
      jobOf={deleteLinksJob}
    />
  );
};
