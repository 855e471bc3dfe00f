import type { ReactNode } from 'react';

export type PaletteItem = {
  id: string;
  icon: ReactNode;
  label: string;
  /** Behind the name, where there is room: what else tells it apart. */
  detail?: string;
  /** The name is an address or an alias. */
  mono?: boolean;
  /** Pressed one after the other, on any page: printed, so that one learns them. */
  keys?: readonly string[];
  onSelect: () => void;
};

export type PaletteGroup = { label: string; items: readonly PaletteItem[] };
