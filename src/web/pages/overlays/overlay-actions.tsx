import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { Overlay } from '#contract/overlays.ts';
import { overlayPath } from '#web/lib/record-paths.ts';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table-columns.ts';

export type OverlayDialog = 'delete';

export const overlayActions =
  (open: (dialog: OverlayDialog, id: number) => void): RowActions<Overlay> =>
  ({ id, name }) => [
    { label: 'Edit', changes: true, icon: <Pencil />, shortcut: 'e', quick: true, to: overlayPath(id) },
    {
      label: 'Copy name',
      icon: <Copy />,
      shortcut: 'c',
      onSelect: () => void copyAndTell(name, 'Name copied'),
    },
    'separator',
    {
      label: 'Delete',
      icon: <Trash2 />,
      shortcut: 'backspace',
      danger: true,
      onSelect: () => open('delete', id),
    },
  ];
