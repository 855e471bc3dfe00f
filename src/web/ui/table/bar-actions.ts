import type { ReactNode } from 'react';

/** An action on all selected rows. */
export type BarAction = {
  label: string;
  icon: ReactNode;
  /** Shown beside the label, and bound while rows are selected. */
  shortcut: string;
  danger?: boolean;
  changes?: boolean;
  onSelect: () => void;
};
