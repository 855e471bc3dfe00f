import { Copy, Pencil, Trash2 } from 'lucide-react';
import { copyAndTell } from '#web/ui/base/copy-and-tell.ts';
import type { RowAction } from './table-columns.ts';

/** What one can do with a record that is edited on a page of its own: `between` is what sets its kind apart. */
export const pageRowActions = (
  to: string,
  between: readonly RowAction[],
  onDelete: () => void,
): (RowAction | 'separator')[] => [
  { label: 'Edit', changes: true, icon: <Pencil />, shortcut: 'e', quick: true, to },
  ...between,
  'separator',
  { label: 'Delete', icon: <Trash2 />, shortcut: 'backspace', danger: true, onSelect: onDelete },
];

/** For a record that has no address. */
export const copyName = (name: string): RowAction => ({
  label: 'Copy name',
  icon: <Copy />,
  shortcut: 'c',
  onSelect: () => void copyAndTell(name, 'Name copied'),
});
