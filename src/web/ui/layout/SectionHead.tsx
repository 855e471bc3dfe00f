import type { ReactNode } from 'react';
import css from './SectionHead.module.css';

type SectionHeadProps = {
  title: string;
  /** For sections whose cards have titles of their own. */
  large?: boolean;
  /** Controls at the other end that select what the section shows. */
  children?: ReactNode;
};

export const SectionHead = ({ title, large = false, children }: SectionHeadProps) => (
  <div className={css.head} data-large={large || undefined}>
    <h2 className={css.title}>{title}</h2>
    {children ? <div className={css.controls}>{children}</div> : null}
  </div>
);
