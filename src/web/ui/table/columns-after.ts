import type { Column } from './table-columns.ts';

/** The columns with others after the one of that id. */
export const columnsAfter = <Row>(
  columns: readonly Column<Row>[],
  id: string,
  others: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns.toSpliced(columns.findIndex((column) => column.id === id) + 1, 0, ...others);
