import { Copy, QrCode, SquareArrowOutUpRight } from 'lucide-react';
import type { Bio } from '#contract/bio.ts';
import { bioPath, newQrPath } from '#web/lib/record-paths.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { deleteAction } from '#web/ui/overlay/delete-action.tsx';
import { pageRowActions } from '#web/ui/table/page-row-actions.tsx';
import type { RowAction, RowActions } from '#web/ui/table/table-columns.ts';
import { bio as words } from '#web/words/bio.ts';
import { verbs } from '#web/words/verbs.ts';

export type BioDialog = 'delete';

const besides = ({ link, title }: Bio): RowAction[] => [
  // Opening the page counts a view.
  { label: words.openPage, icon: <SquareArrowOutUpRight />, href: link, changes: true },
  { label: words.createQr, changes: true, icon: <QrCode />, shortcut: 'q', to: newQrPath(link, title) },
];

/** Actions for the menu of the edit page, which has buttons for the others. */
export const bioPageActions = (bio: Bio, onDelete: () => void): (RowAction | 'separator')[] => [
  ...besides(bio),
  'separator',
  deleteAction(onDelete),
];

export const bioActions =
  (open: (dialog: BioDialog, id: number) => void): RowActions<Bio> =>
  (bio) => [
    // On a phone, the row has room for the first action.
    {
      label: verbs.copyUrl,
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyWithToast(bio.link, verbs.urlCopied),
    },
    ...pageRowActions(bioPath(bio.id), besides(bio), () => open('delete', bio.id)),
  ];
