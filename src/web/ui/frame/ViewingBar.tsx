import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './ViewingBar.module.css';

type VisitBarProps = {
  label: string;
  title: ReactNode;
  /** Further text, truncated if there is no room. */
  children?: ReactNode;
  /** Small buttons. */
  actions: ReactNode;
};

/** Renders a bar at the top of every page of an account that is viewed read-only. */
export const ViewingBar = ({ label, title, children, actions }: VisitBarProps) => (
  <div className={css.bar} role="region" aria-label={label}>
    <Eye className={css.icon} aria-hidden="true" />
    <div className={css.words}>
      <span className={css.title}>{title}</span>
      {children ? <span className={css.text}>{children}</span> : null}
    </div>
    <div className={css.actions}>{actions}</div>
  </div>
);
