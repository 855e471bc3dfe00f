import type { ReactNode } from 'react';
import css from './Toolbar.module.css';

type ToolbarProps = {
  children: ReactNode;
  /** Shown at the other end, such as order and export. */
  end?: ReactNode;
};

export const Toolbar = ({ children, end }: ToolbarProps) => (
  <div className={css.bar}>
    <div className={css.start}>{children}</div>
    {end ? <div className={css.end}>{end}</div> : null}
  </div>
);
