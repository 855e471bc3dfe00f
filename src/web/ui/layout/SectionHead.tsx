import type { ReactNode } from 'react';
import css from './SectionHead.module.css';

type SectionHeadProps = {
  title: string;
  /** Of cards that have titles of their own. */
  large?: boolean;
  /** At the other end: what the section shows. */
  children?: ReactNode;
};

/** Parts a page of many cards. */
export const SectionHead = ({ title, large = false, children }: SectionHeadProps) => (
  <div className={css.head} data-large={large || undefined}>
    <h2 className={css.title}>{title}</h2>
    {children ? <div className={css.controls}>{children}</div> : null}
  </div>
);
