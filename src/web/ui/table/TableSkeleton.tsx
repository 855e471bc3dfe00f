import css from './DataRow.module.css';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import type { Column, Density } from './table-columns.ts';

type TableSkeletonProps<Row> = {
  columns: readonly Column<Row>[];
  rows: number;
  density: Density;
  selectable: boolean;
  hasActions: boolean;
};

const widths = ['most', 'half', 'most', 'third', 'half'] as const;

export const TableSkeleton = <Row,>({
  columns,
  rows,
  density,
  selectable,
  hasActions,
}: TableSkeletonProps<Row>) =>
  Array.from({ length: rows }, (_, place) => (
    <tr key={place} className={css.row} data-skeleton="" aria-hidden="true">
      {selectable ? (
        <td className={css.check}>
          <Skeleton shape="dot" />
        </td>
      ) : null}
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
          <Skeleton width={index === 0 ? (widths[place % widths.length] ?? 'half') : 'half'} />
          {index === 0 && density === 'two' ? <Skeleton width="third" /> : null}
        </td>
      ))}
      {hasActions ? <td className={css.actions} /> : null}
    </tr>
  ));
