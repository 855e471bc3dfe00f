import { Trash2 } from 'lucide-react';
import { verbs } from '#web/words/verbs.ts';
import type { MenuItem } from './menu-items.ts';

/**
 * Returns the last item of a record's menu, without a shortcut. For pages on which the shortcut belongs to the rows of
 * a list.
 */
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
