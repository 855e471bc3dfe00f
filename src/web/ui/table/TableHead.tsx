import { table as words } from '#web/words/table.ts';
import checkboxCss from '#web/ui/form/Checkbox.module.css';
import css from './DataTable.module.css';
import type { ColumnChoice } from './chosen-columns.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { SortHead } from './SortHead.tsx';
import type { Column, SortPair, Sorting } from './table-columns.ts';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  chooser: ColumnChoice | undefined;
  sorting: Sorting | undefined;
  /** Undefined if rows can't be selected. */
  all: { checked: boolean; some: boolean; onToggle: () => void; disabled: boolean } | undefined;
};

const directionOf = (pair: SortPair | undefined, order: string | undefined) =>
  !pair || order === undefined
    ? undefined
    : ({ [pair.up]: 'ascending', [pair.down]: 'descending' } as const)[order];

export const TableHead = <Row,>({ columns, hasActions, chooser, sorting, all }: TableHeadProps<Row>) => (
  <thead className={css.head}>
    <tr>
      {all ? (
        <th scope="col" className={css.headCheck} data-label={words.selectAll}>
          <input
            type="checkbox"
            className={checkboxCss.box}
            aria-label={words.selectPage}
            ref={(box) => {
              if (box) box.indeterminate = all.some && !all.checked;
            }}
            checked={all.checked}
            disabled={all.disabled}
            onChange={all.onToggle}
          />
        </th>
      ) : null}
      {columns.map((column) => {
        const pair = sorting?.columns[column.id];
        return (
          <th
            key={column.id}
            scope="col"
            className={css.headCell}
            data-column={column.id}
            data-align={column.align}
            data-hide={column.hideBelow}
            aria-sort={directionOf(pair, sorting?.order)}
          >
            {sorting && pair ? (
              <SortHead pair={pair} align={column.align} order={sorting.order} onOrder={sorting.onOrder}>
                {column.header}
              </SortHead>
            ) : (
              column.header
            )}
          </th>
        );
      })}
      {hasActions ? (
        <th scope="col" className={css.headActions}>
          <span className="visually-hidden">{words.actions}</span>
          {chooser ? <ColumnsButton {...chooser} /> : null}
        </th>
      ) : null}
    </tr>
  </thead>
);
