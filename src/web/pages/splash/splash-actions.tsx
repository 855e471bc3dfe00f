import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { Splash } from '#contract/splash.ts';
import { splashPath } from '#web/lib/record-paths.ts';
import { copyAndTell } from '#web/ui/copy-and-tell.ts';
import type { RowActions } from '#web/ui/table-columns.ts';

export type SplashDialog = 'delete';

export const splashActions =
  (open: (dialog: SplashDialog, id: number) => void): RowActions<Splash> =>
  ({ id, name }) => [
    { label: 'Edit', changes: true, icon: <Pencil />, shortcut: 'e', quick: true, to: splashPath(id) },
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
