import type { ReactNode } from 'react';
import css from './ListFoot.module.css';

type ListFootProps = {
  /** A Pager, or an ActionBar while rows are selected. */
  children: ReactNode;
};

/** Stays in sight at the foot of a list. */
export const ListFoot = ({ children }: ListFootProps) => (
  <div className={css.foot} data-foot="">
    {children}
  </div>
);
