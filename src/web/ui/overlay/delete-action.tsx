import { Trash2 } from 'lucide-react';
import { verbs } from '#web/words/verbs.ts';
import type { MenuItem } from './menu-items.ts';

/** Comes last in a record's menu. Without a key: for a page on which the key belongs to the rows of a list. */
export const deleteWithoutKey = (onSelect: () => void): MenuItem => ({
  label: verbs.delete,
  icon: <Trash2 />,
  danger: true,
  onSelect,
});

export const deleteAction = (onSelect: () => void): MenuItem => ({
  ...deleteWithoutKey(onSelect),
  shortcut: 'backspace',
});
