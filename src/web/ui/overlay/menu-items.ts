import type { ReactNode } from 'react';
import { heldReason } from '#web/browser/read-only.ts';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** Printed at the end. Whoever shows the menu binds it. */
  shortcut?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Whether it changes something: then it is held back while one only looks. What is dangerous always is. */
  changes?: boolean;
  /** A tick before it: the one chosen of several. */
  checked?: boolean;
  /** A tick before it, whatever the others have: the menu stays open for the next. */
  ticked?: boolean;
  onSelect?: () => void;
  /** A path of this app. */
  to?: string;
  /** An address elsewhere. */
  href?: string;
};

/** A line between two groups. */
export type MenuEntry = MenuItem | 'separator' | { heading: string };

/** Whether an action is not to be done, as one only looks. */
export const isHeld = ({ changes, danger }: Pick<MenuItem, 'changes' | 'danger'>) =>
  (changes ?? danger ?? false) && heldReason() !== undefined;
