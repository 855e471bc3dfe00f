import type { Column } from './table-columns.ts';

/** The columns with others after the one of that id. */
export const columnsAfter = <Row>(
  columns: readonly Column<Row>[],
  id: string,
  others: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns.toSpliced(columns.findIndex((column) => column.id === id) + 1, 0, ...others);

/**
 * Keeps the column that orders the list where tables are narrow. In its place, the last of those that stayed until now is left
 * out there.
 */
export function withOrdered<Row>(
  columns: readonly Column<Row>[],
  id: string | undefined,
): readonly Column<Row>[] {
  const ordered = columns.find((column) => column.id === id);
  if (ordered?.hideBelow !== 'lg') return columns;
  const other = columns.findLast(({ hideBelow }) => hideBelow === 'md');
  const { hideBelow, ...always } = ordered;
  return columns.map((column) =>
    column === ordered ? always : column === other ? { ...column, hideBelow } : column,
  );
}
