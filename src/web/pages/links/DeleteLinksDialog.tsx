import type { Link } from '#contract/links.ts';
import { useKeptAliases } from '#web/api/kept-aliases.ts';
import { linkPick } from '#web/api/picks.ts';
import { DeleteManyDialog } from '#web/bulk/DeleteManyDialog.tsx';
import { deleteLinksJob } from '#web/jobs/kinds/deletion.ts';
import { countOf } from '#web/lib/numbers.ts';

interface DeleteLinksDialogProps {
  open: boolean;
  onClose: () => void;
  links: readonly Link[];
  /** Called with the ids of those that are still there. */
  onKept: (ids: ReadonlySet<number>) => void;
}

export const DeleteLinksDialog = ({ links, ...dialog }: DeleteLinksDialogProps) => {
  const clicks = links.reduce((sum, link) => sum + link.clicks, 0);
  const kept = useKeptAliases(links.map(({ shorturl: url, clicks: visits }) => ({ url, visits })));
  return (
    <DeleteManyDialog
      {...dialog}
      items={links.map(linkPick)}
      words={(count) => countOf(count, 'link')}
      text={`Their short URLs will stop working, including in print, and they leave their campaigns, channels and bio pages. ${
        clicks === 0
          ? 'None of them was ever clicked.'
          : `${countOf(clicks, 'click')} and their statistics will be deleted.`
      } ${kept}`}
      jobOf={deleteLinksJob}
    />
  );
};
