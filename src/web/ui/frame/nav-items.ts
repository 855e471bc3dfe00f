import type { ReactNode } from 'react';

export type NavItem = {
  label: string;
  icon: ReactNode;
  /** A path within this app. Without one, the item is a button. */
  to?: string;
  /** Marks the item as current only on this exact path, not on those below it. */
  end?: boolean;
  /** Path of a page that belongs to the item but isn't below its path. */
  holds?: string;
  onSelect?: () => void;
  count?: number;
  /** Shown at the end. The component that lists the item binds it. */
  shortcut?: string;
};

export type NavGroup = { label?: string; items: readonly NavItem[] };
