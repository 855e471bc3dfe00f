import type { Column } from './table-columns.ts';

/** Returns the columns with others inserted after the one with that ID. */
export const columnsAfter = <Row>(
  columns: readonly Column<Row>[],
  id: string,
  others: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns.toSpliced(columns.findIndex((column) => column.id === id) + 1, 0, ...others);

/**
 * Keeps the column that the list is sorted by visible in narrow tables. In its place, the last column that stayed until
 * then is hidden.
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
