import { Copy, Pencil } from 'lucide-react';
import { table as words } from '#web/words/table.ts';
import { verbs } from '#web/words/verbs.ts';
import { copyWithToast } from '#web/ui/base/copy-with-toast.ts';
import { deleteAction } from '#web/ui/overlay/delete-action.tsx';
import type { RowAction } from './table-columns.ts';

/** Returns the actions of a record that is edited on its own page. `between` are the actions specific to its kind. */
export const pageRowActions = (
  to: string,
  between: readonly RowAction[],
  onDelete: () => void,
): (RowAction | 'separator')[] => [
  { label: verbs.edit, changes: true, icon: <Pencil />, shortcut: 'e', quick: true, to },
  ...between,
  'separator',
  deleteAction(onDelete),
];

/** For a record that has no URL. */
export const copyName = (name: string): RowAction => ({
  label: words.copyName,
  icon: <Copy />,
  shortcut: 'c',
  onSelect: () => void copyWithToast(name, words.nameCopied),
});
