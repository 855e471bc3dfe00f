import type { ReactNode } from 'react';
import css from './CheckGroup.module.css';

type CheckGroupProps = {
  label: string;
  /** A Checkbox each. */
  children: ReactNode;
};

/** Several short ticks that belong together, side by side. */
export const CheckGroup = ({ label, children }: CheckGroupProps) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{label}</legend>
    <div className={css.boxes}>{children}</div>
  </fieldset>
);
