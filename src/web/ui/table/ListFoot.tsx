import type { ReactNode } from 'react';
import css from './ListFoot.module.css';

type ListFootProps = {
  /** A Pager, or an ActionBar while rows are selected. */
  children: ReactNode;
  /** Adds a distance to the page's edge, for the selection bar. */
  raised?: boolean;
};

/** Renders the foot of a list, which stays in view, on phones only while rows are selected. */
export const ListFoot = ({ children, raised = false }: ListFootProps) => (
  <div className={css.foot} data-foot="" data-raised={raised || undefined}>
    {children}
  </div>
);
