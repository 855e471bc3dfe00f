import type { ReactNode } from 'react';
import css from './Beside.module.css';

type BesideProps = {
  /** The wider of the two, which stands first. */
  main: ReactNode;
  children: ReactNode;
};

/** A picture and what explains it, side by side where the room of both allows it. */
export const Beside = ({ main, children }: BesideProps) => (
  <div className={css.whole}>
    <div className={css.pair}>
      <div className={css.side}>{main}</div>
      <div className={css.side}>{children}</div>
    </div>
  </div>
);
