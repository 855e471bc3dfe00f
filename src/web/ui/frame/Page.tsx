import type { ReactNode } from 'react';
import css from './Page.module.css';

type PageProps = {
  /** A PageHeader. */
  header: ReactNode;
  /** `narrow` is for settings and forms that are read from top to bottom. */
  width?: 'full' | 'narrow';
  children: ReactNode;
};

export const Page = ({ header, width = 'full', children }: PageProps) => (
  <div className={css.page} data-width={width}>
    {header}
    <div className={css.body}>{children}</div>
  </div>
);
