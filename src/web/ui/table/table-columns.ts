import type { ReactNode } from 'react';
import type { MenuItem } from '#web/ui/overlay/menu-items.ts';

export type RowKey = string | number;

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers: right-aligned, digits of one width. */
  align?: 'start' | 'end';
  /** In px; columns without one share what is left. */
  width?: number;
  /** Left out where the table is narrower than 640, 880 or 1100 px. Cards on phones show them all. */
  hideBelow?: 'sm' | 'md' | 'lg';
  /**
   * Where it stands in a phone's card. By default on a line of its own, behind its heading. `line`: on a line of its own without
   * it; `bare`: without it, on a line that others may end; `beside`: on a line with the one before; `chips` and `end`: at the
   * beginning and the end of the last line; `set`: only where there is a value; `none`: not at all.
   */
  onPhone?: 'bare' | 'line' | 'beside' | 'end' | 'chips' | 'set' | 'none';
  /** Only shown once it is chosen. */
  optional?: boolean;
};

export type RowAction = MenuItem & {
  /** Also as an icon in the row, on hover and focus. Needs an icon. */
  quick?: boolean;
};

/** What one can do with a row. Shortcuts are bound for the row under focus or pointer. */
export type RowActions<Row> = (row: Row) => readonly (RowAction | 'separator')[];

export type Selection = { keys: ReadonlySet<RowKey>; onChange: (keys: ReadonlySet<RowKey>) => void };

/** Rows with one line are 44 px high, with two 52, compact 36. */
export type Density = 'one' | 'two' | 'compact';

/** What a column's head orders by: the two directions, and the one that the first click takes. */
export type SortPair = { up: string; down: string; first: 'up' | 'down' };

export type Sorting = {
  /** By the column's id. */
  columns: Readonly<Record<string, SortPair>>;
  order: string;
  onOrder: (order: string) => void;
};
