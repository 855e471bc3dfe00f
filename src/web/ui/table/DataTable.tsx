import { type MouseEvent, type PointerEvent, type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBlockedReason } from '#web/browser/read-only.ts';
import { table as words } from '#web/words/table.ts';
import { useChosenColumns } from './chosen-columns.ts';
import { DataRow } from './DataRow.tsx';
import css from './DataTable.module.css';
import { isBlocked } from '#web/ui/overlay/menu-items.ts';
import { type MenuHandle, type MenuOpening, MenuPopup } from '#web/ui/overlay/MenuPopup.tsx';
import { isAction, placeOf, markMenuOpen } from './pressed-rows.ts';
import { TableColumns } from './TableColumns.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TableHead } from './TableHead.tsx';
import { useRowKeys } from './row-keys.ts';
import { useRowSelection } from './row-selection.ts';
import { useRowSlots } from './row-slots.ts';
import { useRenderedRowCount } from './rendered-row-count.ts';
import type { Column, Density, RowActions, RowKey, Selection, Sorting } from './table-columns.ts';

export type DataTableProps<Row> = {
  label: string;
  /** Undefined while loading. Skeleton rows are shown then. */
  rows: readonly Row[] | undefined;
  /** Keep the array between renders (at module level or with useMemo), as the rows are memoized. */
  columns: readonly Column<Row>[];
  /** The list's name in browser storage. Omitted if its columns can't be chosen. */
  list?: string;
  rowKey: (row: Row) => RowKey;
  /** The row's name in "Select …" and "Actions for …". */
  rowName: (row: Row) => string;
  empty: ReactNode;
  /** A Notice, shown in place of rows that failed to load or above outdated rows. */
  error?: ReactNode;
  onOpen?: (row: Row) => void;
  /** Keep the function between renders, like the columns. */
  actions?: RowActions<Row>;
  /** Number of quick actions shown in the row itself. */
  quick?: 0 | 1 | 2;
  selection?: Selection;
  /** For lists that are loaded as a whole. Their column headers sort them. */
  sorting?: Sorting;
  density?: Density;
  skeletonRows?: number;
  /** Dims the old rows while those of another page load. */
  stale?: boolean;
  /** For use inside a Card. Cells keep its padding, and the header isn't sticky. */
  inset?: boolean;
  /** False for a page's second table, since J, K, X and the actions' keys belong to the first. */
  keys?: boolean;
};

export const DataTable = <Row,>({
  label,
  rows,
  columns: offered,
  list,
  rowKey,
  rowName,
  empty,
  error,
  onOpen,
  actions,
  quick = 1,
  selection,
  sorting,
  density = 'one',
  skeletonRows = 8,
  stale = false,
  inset = false,
  keys = true,
}: DataTableProps<Row>) => {
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const menu = useRef<MenuHandle>(null);
  const closesMenu = useRef(false);
  /** The row whose menu is open. */
  const opened = useRef<Element>(null);
  const ahead = useRef<{ row: Row; by: typeof actions; opening: MenuOpening }>(null);
  const { rowKeys, slotOf } = useRowSlots(rows, rowKey);
  const { shown: columns, chooser } = useChosenColumns(list, offered);
  const chosen = useRowSelection(rowKeys, selection);
  const rendered = useRenderedRowCount(rows?.length ?? 0, density);

  const open = (place: number) => {
    const row = rows?.[place];
    if (row !== undefined) onOpen?.(row);
  };
  const actionsAt = (place: number) => {
    const row = rows?.[place];
    return row === undefined || !actions ? [] : actions(row);
  };
  const menuLabel = (row: Row) => words.actionsFor(rowName(row));
  /** Returns the same object when a hovered button is pressed, so that the menu needn't render again. */
  const openingAt = (row: Row, origin: HTMLElement) => {
    const was = ahead.current;
    if (was && was.row === row && was.by === actions && was.opening.origin === origin) return was.opening;
    const opening = { anchor: origin, origin, label: menuLabel(row), entries: actions?.(row) ?? [] };
    ahead.current = { row, by: actions, opening };
    return opening;
  };
  const held = useBlockedReason();
  const allowedAt = (place: number) =>
    actionsAt(place)
      .filter(isAction)
      .filter((action) => !isBlocked(action));
  const quicks = useMemo(
    () =>
      actions &&
      rows?.map((row) =>
        actions(row)
          .filter(isAction)
          .filter((action) => action.quick)
          .slice(0, quick),
      ),
    [rows, actions, quick],
  );
  useRowKeys({
    body,
    enabled: keys && rows !== undefined && rows.length > 0,
    onOpen: onOpen && open,
    onSelect: selection && chosen.toggle,
    // While rows are selected, the keys belong to the actions on all of them.
    actionsAt: (place) => (selection && selection.keys.size > 0 ? [] : allowedAt(place)),
    onGo: (to) => void navigate(to),
  });

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('tr[data-place]');
    const place = placeOf(row);
    if (!row || place === undefined) return;
    const more = event.target.closest<HTMLElement>('[data-more]');
    const icon = event.target.closest<HTMLElement>('[data-quick]');
    const pressed = rows?.[place];
    if (more && pressed !== undefined) {
      opened.current = row;
      menu.current?.open(openingAt(pressed, more), event.detail === 0);
    } else if (icon) {
      const action = quicks?.[place]?.[Number(icon.dataset['quick'])];
      if (action && !isBlocked(action)) action.onSelect?.();
    } else if (event.target.closest('[data-check]')) {
      chosen.toggle(place, event.shiftKey);
    } else if (event.target.closest('a, button, input, label, select') === null) {
      if (closesMenu.current) return;
      if (selection && event.shiftKey) chosen.toggle(place, true);
      else if (document.getSelection()?.isCollapsed !== false) open(place);
    }
  };

  /** A press outside an open menu closes the menu and doesn't open the row that it hit. */
  const onPointerDown = () => {
    closesMenu.current = menu.current?.isOpen() ?? false;
  };

  /** Prepares the menu on the first hover of a row, and then for each menu button that is hovered. */
  const onPointerOver = (event: PointerEvent) => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('tr[data-place]');
    const more = ahead.current
      ? event.target.closest<HTMLElement>('[data-more]')
      : row?.querySelector<HTMLElement>('[data-more]');
    const place = placeOf(row);
    const pointedAt = place === undefined ? undefined : rows?.[place];
    if (more && pointedAt !== undefined) menu.current?.prepare(openingAt(pointedAt, more));
  };

  const onContextMenu = (event: MouseEvent) => {
    if (!actions || event.shiftKey || !(event.target instanceof Element)) return;
    const row = event.target.closest<HTMLElement>('tr[data-place]');
    const place = placeOf(row);
    // Links keep the browser's menu, which can open a new tab or copy the address.
    const under = place === undefined ? undefined : rows?.[place];
    if (!row || under === undefined || event.target.closest('a')) return;
    event.preventDefault();
    const anchor = new DOMRect(event.clientX, event.clientY, 0, 0);
    const opening = { anchor, origin: row, label: menuLabel(under), entries: actions(under) };
    opened.current = row;
    menu.current?.open(opening, event.button !== 2);
  };

  if (rows === undefined && error) return error;
  if (rows?.length === 0) return empty;
  const hasActions = actions !== undefined;
  return (
    <div className={css.frame} data-inset={inset || undefined}>
      {error}
      <table
        className={css.table}
        data-density={density}
        data-stale={stale || undefined}
        data-opens={onOpen ? '' : undefined}
        aria-label={label}
        aria-busy={rows === undefined || stale}
      >
        <TableColumns columns={columns} selectable={selection !== undefined} icons={hasActions && quick} />
        <TableHead
          columns={columns}
          hasActions={hasActions}
          chooser={chooser}
          sorting={sorting}
          all={
            selection && {
              checked: chosen.all,
              some: chosen.some,
              onToggle: chosen.toggleAll,
              disabled: rows === undefined,
            }
          }
        />
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for all rows at once; every row has its button, and useRowKeys its keys */}
        <tbody
          ref={body}
          onClick={onClick}
          onContextMenu={onContextMenu}
          onPointerOver={onPointerOver}
          onPointerDown={onPointerDown}
        >
          {rows === undefined ? (
            <TableSkeleton
              columns={columns}
              rows={skeletonRows}
              density={density}
              selectable={selection !== undefined}
              hasActions={hasActions}
            />
          ) : (
            rows.slice(0, rendered).map((row, place) => {
              const key = rowKeys[place] ?? place;
              return (
                <DataRow
                  key={slotOf(key)}
                  row={row}
                  place={place}
                  name={rowName(row)}
                  columns={columns}
                  quick={quicks?.[place]}
                  held={held}
                  selected={selection?.keys.has(key)}
                />
              );
            })
          )}
        </tbody>
      </table>
      {hasActions ? (
        <MenuPopup ref={menu} onToggle={(isOpen) => markMenuOpen(opened.current, isOpen)} />
      ) : null}
    </div>
  );
};
