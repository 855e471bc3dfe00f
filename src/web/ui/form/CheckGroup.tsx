import type { ReactNode } from 'react';
import css from './CheckGroup.module.css';

type CheckGroupProps = {
  label: string;
  children: ReactNode;
};

/** Lays out several related checkboxes with short labels in columns. */
export const CheckGroup = ({ label, children }: CheckGroupProps) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{label}</legend>
    <div className={css.boxes}>{children}</div>
  </fieldset>
);
