import type { ReactNode } from 'react';
import css from './Lines.module.css';

type LinesProps = { first: ReactNode; second?: ReactNode };

/**
 * Renders a two-line table cell with the name and a further distinction. Each line is truncated if there is no room.
 */
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
