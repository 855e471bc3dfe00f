import type { ReactNode } from 'react';
import type { MenuItem } from '#web/ui/overlay/menu-items.ts';

export type RowKey = string | number;

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` is for numbers, which are right-aligned with tabular digits. */
  align?: 'start' | 'end';
  /** In px. Columns without a width share the remaining room. */
  width?: number;
  /** Hides the column if the table is narrower than 640, 880 or 1100 px. Cards on phones show all columns. */
  hideBelow?: 'sm' | 'md' | 'lg';
  /**
   * Position in a phone's card. By default, a column has a line of its own and follows its heading.
   * - `line`: on a line of its own, without its heading
   * - `bare`: without its heading, on a line that other columns may end
   * - `beside`: on the line of the column before
   * - `chips` and `end`: at the start and the end of the last line
   * - `set`: only if there is a value
   * - `none`: hidden
   */
  onPhone?: 'bare' | 'line' | 'beside' | 'end' | 'chips' | 'set' | 'none';
  /** Hidden until the user chooses it. */
  optional?: boolean;
};

export type RowAction = MenuItem & {
  /** Also shown as an icon in the row, on hover and focus. Needs an icon. */
  quick?: boolean;
};

/** Returns a row's actions. Shortcuts are bound for the row that has focus or is hovered. */
export type RowActions<Row> = (row: Row) => readonly (RowAction | 'separator')[];

export type Selection = { keys: ReadonlySet<RowKey>; onChange: (keys: ReadonlySet<RowKey>) => void };

/** Rows are 44 px high with one line, 52 px with two, and 36 px if compact. */
export type Density = 'one' | 'two' | 'compact';

/** The two orders of a column's header, and the one that the first click selects. */
export type SortPair = { up: string; down: string; first: 'up' | 'down' };

export type Sorting = {
  /** By column ID. */
  columns: Readonly<Record<string, SortPair>>;
  order: string;
  onOrder: (order: string) => void;
};
