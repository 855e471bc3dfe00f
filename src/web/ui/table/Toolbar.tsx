import type { ReactNode } from 'react';
import css from './Toolbar.module.css';

type ToolbarProps = {
  children: ReactNode;
  /** At the other end: order, export. */
  end?: ReactNode;
};

/** Search and filters above a list. */
export const Toolbar = ({ children, end }: ToolbarProps) => (
  <div className={css.bar}>
    <div className={css.start}>{children}</div>
    {end ? <div className={css.end}>{end}</div> : null}
  </div>
);
