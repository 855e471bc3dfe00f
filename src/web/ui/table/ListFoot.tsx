import type { ReactNode } from 'react';
import css from './ListFoot.module.css';

type ListFootProps = {
  /** A Pager, or an ActionBar while rows are selected. */
  children: ReactNode;
  /** Stands off the page's edge, as the bar does. */
  raised?: boolean;
};

/** Stays in sight at the foot of a list; on phones while rows are selected. */
export const ListFoot = ({ children, raised = false }: ListFootProps) => (
  <div className={css.foot} data-foot="" data-raised={raised || undefined}>
    {children}
  </div>
);
