import type { ReactNode } from 'react';
import { Link } from '#web/ui/base/Link.tsx';
import { shareOf } from '#web/lib/numbers.ts';
import { useRootMark } from '#web/browser/root-mark.ts';
import { frame as words } from '#web/words/frame.ts';
import css from './WorkStrip.module.css';

type WorkStripProps = {
  title: string;
  /** Path of the page with the details. */
  to: string;
  value: number;
  total: number;
  /** Progress and remaining time. */
  note: ReactNode;
  tone?: 'accent' | 'warn' | 'bad' | 'good';
  actions: ReactNode;
};

export const WorkStrip = ({ title, to, value, total, note, tone = 'accent', actions }: WorkStripProps) => {
  useRootMark('data-strip');
  return (
    <div className={css.strip} data-tone={tone} role="region" aria-label={words.tasks}>
      <progress className={css.bar} value={shareOf(value, total)} aria-label={title} />
      <div className={css.words}>
        <Link className={css.title} to={to} dir="auto">
          {title}
        </Link>
        <span className={css.note}>{note}</span>
      </div>
      <div className={css.actions}>{actions}</div>
    </div>
  );
};
