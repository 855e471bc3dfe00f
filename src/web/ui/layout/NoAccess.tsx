import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { layout as words } from '#web/words/layout.ts';
import css from './ErrorScreen.module.css';

type NoAccessProps = {
  title?: string;
  /** Why access is denied, and who can change that. */
  children: ReactNode;
  action?: ReactNode;
};

/** Renders in place of a page that this account or key may not view. */
export const NoAccess = ({ title = words.noAccess, children, action }: NoAccessProps) => (
  <div className={css.screen} role="alert">
    <Lock className={css.icon} aria-hidden="true" />
    <h1 className={css.title}>{title}</h1>
    <div className={css.text}>{children}</div>
    {action ? <div className={css.action}>{action}</div> : null}
  </div>
);
