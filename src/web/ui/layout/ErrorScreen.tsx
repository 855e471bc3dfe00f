import { Compass, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { layout as words } from '#web/words/layout.ts';
import css from './ErrorScreen.module.css';

type ErrorScreenProps = {
  kind: 'missing' | 'broke';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Details for support staff, such as what was thrown and where. */
  detail?: string;
};

const kinds = {
  missing: {
    Icon: Compass,
    title: words.missing,
    text: words.missingText,
  },
  broke: {
    Icon: TriangleAlert,
    title: words.broke,
    text: words.brokeText,
  },
};

export const ErrorScreen = ({ kind, title, children, action, detail }: ErrorScreenProps) => {
  const { Icon, ...told } = kinds[kind];
  return (
    <div className={css.screen} role={kind === 'broke' ? 'alert' : undefined}>
      <Icon className={css.icon} aria-hidden="true" />
      <h1 className={css.title}>{title ?? told.title}</h1>
      <div className={css.text}>{children ?? told.text}</div>
      {action ? <div className={css.action}>{action}</div> : null}
      {detail ? <pre className={css.detail}>{detail}</pre> : null}
    </div>
  );
};
