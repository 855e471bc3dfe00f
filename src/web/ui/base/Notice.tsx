import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Notice.module.css';

type NoticeProps = {
  tone?: 'info' | 'warn' | 'bad';
  title?: string;
  children?: ReactNode;
  /** A small button or a link, such as "Try again". */
  action?: ReactNode;
};

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert };

export const Notice = ({ tone = 'info', title, children, action }: NoticeProps) => {
  const Icon = icons[tone];
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon className={css.icon} aria-hidden="true" />
      <div className={css.words}>
        {title ? <p className={css.title}>{title}</p> : null}
        {children ? <div className={css.text}>{children}</div> : null}
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
};
