import type { ReactNode } from 'react';

/** What can be done with all that is selected. */
export type BarAction = {
  label: string;
  icon: ReactNode;
  /** Printed beside it and bound while something is selected. */
  shortcut: string;
  danger?: boolean;
  /** As in a menu. */
  changes?: boolean;
  onSelect: () => void;
};
