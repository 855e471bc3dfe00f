import type { ReactNode } from 'react';
import css from './Wall.module.css';

type WallFigureProps = {
  value: string;
  label: string;
  sign: ReactNode;
};

/** Renders one number, large enough to read from a distance. */
export const WallFigure = ({ value, label, sign }: WallFigureProps) => (
  <p className={css.figure} role="status">
    <strong className={css.value}>{value}</strong>
    <span className={css.label}>
      {sign}
      {label}
    </span>
  </p>
);
