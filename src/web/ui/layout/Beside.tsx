import type { ReactNode } from 'react';
import css from './Beside.module.css';

type BesideProps = {
  /** The wider part, which comes first. */
  main: ReactNode;
  children: ReactNode;
};

/** Renders a picture and its explanation side by side if there is room for both. */
export const Beside = ({ main, children }: BesideProps) => (
  <div className={css.whole}>
    <div className={css.pair}>
      <div className={css.side}>{main}</div>
      <div className={css.side}>{children}</div>
    </div>
  </div>
);
