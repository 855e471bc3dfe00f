import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** For use inside a card or a dialog. */
  small?: boolean;
};

export const EmptyState = ({ icon, title, children, action, small = false }: EmptyStateProps) => (
  <div className={css.empty} data-small={small || undefined}>
    {icon ? (
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
    ) : null}
    <p className={css.title}>{title}</p>
    {children ? <div className={css.text}>{children}</div> : null}
    {action ? <div className={css.action}>{action}</div> : null}
  </div>
);
