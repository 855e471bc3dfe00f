import { Copy, Pencil, QrCode, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import type { Bio } from '#contract/bio.ts';
import { bioPath, newQrPath } from '#web/lib/record-paths.ts';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table-columns.ts';

export type BioDialog = 'delete';

export const bioActions =
  (open: (dialog: BioDialog, id: number) => void): RowActions<Bio> =>
  ({ id, link, title }) => [
    { label: 'Edit', changes: true, icon: <Pencil />, shortcut: 'e', quick: true, to: bioPath(id) },
    {
      label: 'Copy address',
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyAndTell(link, 'Address copied'),
    },
    { label: 'Open the page', icon: <SquareArrowOutUpRight />, href: link },
    { label: 'Make a QR code', changes: true, icon: <QrCode />, shortcut: 'q', to: newQrPath(link, title) },
    'separator',
    {
      label: 'Delete',
      icon: <Trash2 />,
      shortcut: 'backspace',
      danger: true,
      onSelect: () => open('delete', id),
    },
  ];
