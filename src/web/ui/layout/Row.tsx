import type { ReactNode } from 'react';
import type { Gap } from './Stack.tsx';
import css from './Stack.module.css';

type RowProps = {
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'end' | 'between' | 'center';
  nowrap?: boolean;
  children: ReactNode;
};

/** Lays out children side by side and wraps them if there is no room. */
export const Row = ({ gap = 2, align = 'center', justify = 'start', nowrap = false, children }: RowProps) => (
  <div
    className={css.row}
    data-gap={gap}
    data-align={align}
    data-justify={justify}
    data-nowrap={nowrap || undefined}
  >
    {children}
  </div>
);
