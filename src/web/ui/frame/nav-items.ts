import type { ReactNode } from 'react';

export type NavItem = {
  label: string;
  icon: ReactNode;
  /** A path of this app; without one the item is a button. */
  to?: string;
  /** Only this very path makes it the current one, not those below. */
  end?: boolean;
  /** The path of a page that belongs to it, and is not below it. */
  holds?: string;
  onSelect?: () => void;
  count?: number;
  /** Printed at the end; bound by whoever lists it. */
  shortcut?: string;
};

export type NavGroup = { label?: string; items: readonly NavItem[] };
