import type { ReactNode } from 'react';
import css from './Lines.module.css';

type LinesProps = { first: ReactNode; second?: ReactNode };

/** A table cell of two lines: what it is called, and what else tells it apart. Each is cut where there is no room. */
export const Lines = ({ first, second }: LinesProps) => (
  <span className={css.lines}>
    <span className={css.first} dir="auto">
      {first}
    </span>
    {second ? (
      <span className={css.second} dir="auto">
        {second}
      </span>
    ) : null}
  </span>
);
