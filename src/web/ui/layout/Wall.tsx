import type { ReactNode, Ref } from 'react';
import css from './Wall.module.css';

type WallProps = {
  ref: Ref<HTMLDivElement>;
  /** Shown in the corner. */
  end?: ReactNode;
  children: ReactNode;
};

/** Renders content that can fill a whole screen. */
export const Wall = ({ ref, end, children }: WallProps) => (
  <div ref={ref} className={css.wall}>
    {end ? <div className={css.end}>{end}</div> : null}
    {children}
  </div>
);
