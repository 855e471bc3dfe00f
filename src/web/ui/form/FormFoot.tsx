import type { ReactNode } from 'react';
import css from './FormFoot.module.css';

interface FormFootProps {
  children: ReactNode;
}

/** The buttons of a form that fills a page; they stay in sight while it scrolls, and toasts stand above them. */
export const FormFoot = ({ children }: FormFootProps) => (
  <div className={css.foot} data-foot="" data-raised="">
    {children}
  </div>
);
