import type { ReactNode } from 'react';
import { blockedReason } from '#web/browser/read-only.ts';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** Shown at the end. The component that shows the menu binds it. */
  shortcut?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Whether it changes data, so that it is disabled in read-only mode. Defaults to `danger`. */
  changes?: boolean;
  /** Check mark of the one selected item among several. */
  checked?: boolean;
  /** Check mark that is independent of other items. The menu stays open for the next. */
  ticked?: boolean;
  onSelect?: () => void;
  /** A path within this app. */
  to?: string;
  /** An external URL. */
  href?: string;
};

/** `separator` is a line between two groups. */
export type MenuEntry = MenuItem | 'separator' | { heading: string };

/** Returns whether an action is disabled because nothing can be changed now. */
export const isBlocked = ({ changes, danger }: Pick<MenuItem, 'changes' | 'danger'>) =>
  (changes ?? danger ?? false) && blockedReason() !== undefined;
