import type { ReactNode } from 'react';
import css from './FormFoot.module.css';

interface FormFootProps {
  children: ReactNode;
}

/**
 * Renders the buttons of a form that fills a page. They stay in view while it scrolls, and toasts appear above them.
 */
export const FormFoot = ({ children }: FormFootProps) => (
  <div className={css.foot} data-foot="" data-raised="">
    {children}
  </div>
);
