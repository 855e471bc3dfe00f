import type { ReactNode } from 'react';
import { Lines } from '#web/ui/layout/Lines.tsx';
import css from './RowList.module.css';

interface RowListProps {
  label: string;
  items: readonly {
    key: number;
    first: ReactNode;
    second?: ReactNode;
    actions?: ReactNode;
  }[];
}

export const RowList = ({ label, items }: RowListProps) => (
  <ul className={css.list} aria-label={label}>
    {items.map(({ key, first, second, actions }) => (
      <li key={key} className={css.row}>
        <span className={css.words}>
          <Lines first={first} second={second} />
        </span>
        {actions}
      </li>
    ))}
  </ul>
);
