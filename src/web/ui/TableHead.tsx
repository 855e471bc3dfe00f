import checkboxCss from './Checkbox.module.css';
import css from './DataTable.module.css';
import type { Column } from './table-columns.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  /** Undefined where rows cannot be selected. */
  all: { checked: boolean; some: boolean; onToggle: () => void; disabled: boolean } | undefined;
};

export const TableHead = <Row,>({ columns, hasActions, all }: TableHeadProps<Row>) => (
  <thead className={css.head}>
    <tr>
      {all ? (
        <th scope="col" className={css.headCheck}>
          <input
            type="checkbox"
            className={checkboxCss.box}
            aria-label="Select all on this page"
            ref={(box) => {
              if (box) box.indeterminate = all.some && !all.checked;
            }}
            checked={all.checked}
            disabled={all.disabled}
            onChange={all.onToggle}
          />
        </th>
      ) : null}
      {columns.map((column) => (
        <th
          key={column.id}
          scope="col"
          className={css.headCell}
          data-align={column.align}
          data-hide={column.hideBelow}
        >
          {column.header}
        </th>
      ))}
      {hasActions ? (
        <th scope="col" className={css.headActions}>
          <span className="visually-hidden">Actions</span>
        </th>
      ) : null}
    </tr>
  </thead>
);
