import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { Pixel } from '#contract/pixels.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import type { RowActions } from '#web/ui/table/table-columns.ts';
import { verbs } from '#web/words/verbs.ts';
import { pixels as words } from '#web/words/pixels.ts';

export type PixelDialog = 'new' | 'edit' | 'delete';

/** @param open opens the dialogs. Omitted if the server can't change pixels */
export const pixelActions =
  (open?: (dialog: PixelDialog, id: number) => void): RowActions<Pixel> =>
  ({ id, name, tag }) => [
    {
      label: words.copyTag,
      icon: <Copy />,
      shortcut: 'c',
      quick: true,
      onSelect: () => void copyWithToast(tag, words.tagCopied),
    },
    {
      label: words.copyName,
      icon: <Copy />,
      onSelect: () => void copyWithToast(name, words.nameCopied),
    },
    ...(open
      ? [
          {
            label: verbs.edit,
            changes: true,
            icon: <Pencil />,
            shortcut: 'e',
            onSelect: () => open('edit', id),
          },
          'separator' as const,
          {
            label: verbs.delete,
            icon: <Trash2 />,
            shortcut: 'backspace',
            danger: true,
            onSelect: () => open('delete', id),
          },
        ]
      : []),
  ];
