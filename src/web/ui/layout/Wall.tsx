import type { ReactNode, Ref } from 'react';
import css from './Wall.module.css';

type WallProps = {
  ref: Ref<HTMLDivElement>;
  /** In the corner. */
  end?: ReactNode;
  children: ReactNode;
};

/** What may fill a whole screen. */
export const Wall = ({ ref, end, children }: WallProps) => (
  <div ref={ref} className={css.wall}>
    {end ? <div className={css.end}>{end}</div> : null}
    {children}
  </div>
);
