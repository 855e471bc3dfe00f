import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { table as words } from '#web/words/table.ts';
import checkboxCss from '#web/ui/form/Checkbox.module.css';
import css from './DataRow.module.css';
import { isBlocked } from '#web/ui/overlay/menu-items.ts';
import buttonsCss from './RowButtons.module.css';
import type { Column, RowAction } from './table-columns.ts';

type DataRowProps<Row> = {
  row: Row;
  place: number;
  name: string;
  columns: readonly Column<Row>[];
  /** Actions shown in the row. Undefined if rows have no actions at all. */
  quick: readonly RowAction[] | undefined;
  /** Why actions that change data are disabled. */
  held: string | undefined;
  /** Undefined if rows can't be selected. */
  selected: boolean | undefined;
};

const quickAction = (action: RowAction, order: number, reason: string | undefined) => {
  const held = isBlocked(action);
  const title = held ? reason : action.label;
  const look = { className: buttonsCss.quick, title, 'aria-label': action.label };
  if (action.to !== undefined && !held)
    return (
      <Link key={action.label} {...look} to={action.to}>
        {action.icon}
      </Link>
    );
  return (
    <button key={action.label} {...look} type="button" disabled={action.disabled || held} data-quick={order}>
      {action.icon}
    </button>
  );
};

/**
 * Uses plain elements only, since a hundred rows of Base UI components take a second to paint. The table listens to
 * events of all its rows.
 */
const PlainRow = <Row,>({ row, place, name, columns, quick, held, selected }: DataRowProps<Row>) => (
  <tr
    className={css.row}
    data-place={place}
    data-selected={selected || undefined}
    aria-selected={selected}
    tabIndex={-1}
  >
    {selected === undefined ? null : (
      <td className={css.check}>
        <input
          type="checkbox"
          className={checkboxCss.box}
          data-check=""
          checked={selected}
          aria-label={words.select(name)}
          readOnly
        />
      </td>
    )}
    {columns.map((column, index) => (
      <td
        key={column.id}
        className={css.cell}
        data-label={index === 0 ? undefined : column.header}
        data-align={column.align}
        data-hide={column.hideBelow}
        data-phone={column.onPhone}
        data-first={index === 0 || undefined}
      >
        {column.cell(row)}
      </td>
    ))}
    {quick ? (
      <td className={css.actions}>
        <span className={buttonsCss.buttons}>
          {quick.map((action, order) => quickAction(action, order, held))}
          <button
            type="button"
            className={buttonsCss.more}
            data-more=""
            aria-haspopup="menu"
            aria-label={words.actionsFor(name)}
          >
            <Ellipsis />
          </button>
        </span>
      </td>
    ) : null}
  </tr>
);

const sameActions = (before: readonly RowAction[] | undefined, after: readonly RowAction[] | undefined) =>
  before?.length === after?.length &&
  (before ?? []).every((action, order) => {
    const other = after?.[order];
    return action.label === other?.label && action.disabled === other.disabled && action.to === other.to;
  });

/** Ignores the actions' handlers, which the table looks up on click, since a page may recreate them on each render. */
export const DataRow = memo(
  PlainRow,
  (before, after) =>
    before.row === after.row &&
    before.place === after.place &&
    before.name === after.name &&
    before.columns === after.columns &&
    before.selected === after.selected &&
    before.held === after.held &&
    sameActions(before.quick, after.quick),
) as typeof PlainRow;
