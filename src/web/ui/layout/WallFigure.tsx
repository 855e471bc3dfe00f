import type { ReactNode } from 'react';
import css from './Wall.module.css';

type WallFigureProps = {
  value: string;
  label: string;
  /** Before the label. */
  sign: ReactNode;
};

/** One number, to be read from afar. */
export const WallFigure = ({ value, label, sign }: WallFigureProps) => (
  <p className={css.figure} role="status">
    <strong className={css.value}>{value}</strong>
    <span className={css.label}>
      {sign}
      {label}
    </span>
  </p>
);
