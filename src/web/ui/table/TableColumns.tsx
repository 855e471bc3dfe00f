import css from './DataTable.module.css';
import type { Column } from './table-columns.ts';

type TableColumnsProps<Row> = {
  columns: readonly Column<Row>[];
  selectable: boolean;
  /** Number of quick actions in each row. False if rows have no actions at all. */
  icons: false | 0 | 1 | 2;
};

export const TableColumns = <Row,>({ columns, selectable, icons }: TableColumnsProps<Row>) => (
  <colgroup>
    {selectable ? <col className={css.checkColumn} /> : null}
    {columns.map(({ id, hideBelow, width }) => (
      <col key={id} data-hide={hideBelow} style={width === undefined ? undefined : { width }} />
    ))}
    {icons === false ? null : <col className={css.actionColumn} data-icons={icons || 1} />}
  </colgroup>
);
