import type { ReactNode } from 'react';

export type PaletteItem = {
  id: string;
  icon: ReactNode;
  label: string;
  /** Further distinction, shown after the name if there is room. */
  detail?: string;
  /** Whether the name is a URL or an alias. */
  mono?: boolean;
  /** Keys to press in sequence on any page, shown so that users learn them. */
  keys?: readonly string[];
  onSelect: () => void;
};

export type PaletteGroup = { label: string; items: readonly PaletteItem[] };
