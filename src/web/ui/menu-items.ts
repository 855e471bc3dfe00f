import type { ReactNode } from 'react';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** Printed at the end. Whoever shows the menu binds it. */
  shortcut?: string;
  danger?: boolean;
  disabled?: boolean;
  /** A tick before it: the one chosen of several. */
  checked?: boolean;
  onSelect?: () => void;
  /** A path of this app. */
  to?: string;
  /** An address elsewhere. */
  href?: string;
};

/** A line between two groups. */
export type MenuEntry = MenuItem | 'separator' | { heading: string };
