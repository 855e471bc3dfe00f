import type { ReactNode } from 'react';
import type { Gap } from './Stack.tsx';
import css from './Stack.module.css';

type GridProps = {
  /** Maximum number of equal columns. There are fewer if there is no room. */
  columns?: 1 | 2 | 3 | 4;
  gap?: Gap;
  /** Makes all items of a row as tall as the tallest. */
  stretch?: boolean;
  children: ReactNode;
};

export const Grid = ({ columns = 2, gap = 4, stretch = true, children }: GridProps) => (
  <div className={css.grid} data-columns={columns} data-gap={gap} data-stretch={stretch || undefined}>
    {children}
  </div>
);
