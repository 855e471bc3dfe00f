import { Copy, QrCode, SquareArrowOutUpRight } from 'lucide-react';
import type { Bio } from '#contract/bio.ts';
import { bioPath, newQrPath } from '#web/lib/record-paths.ts';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import { pageRowActions } from '#web/ui/table/page-row-actions.tsx';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { bio as words } from '#web/words/bio.ts';
import { verbs } from '#web/words/verbs.ts';

export type BioDialog = 'delete';

export const bioActions =
  (open: (dialog: BioDialog, id: number) => void): RowActions<Bio> =>
  ({ id, link, title }) => [
    // On a phone the first has room in the row.
    {
      label: verbs.copyUrl,
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyAndTell(link, verbs.urlCopied),
    },
    ...pageRowActions(
      bioPath(id),
      [
        { label: words.openPage, icon: <SquareArrowOutUpRight />, href: link },
        {
          label: words.createQr,
          changes: true,
          icon: <QrCode />,
          shortcut: 'q',
          to: newQrPath(link, title),
        },
      ],
      () => open('delete', id),
    ),
  ];
