import type { CSSProperties, ReactNode } from 'react';
import css from './VisitList.module.css';

type VisitRoomProps = {
  /** Visits that are shown at most: so many have room. */
  most: number;
  /** They, or what is said in place of them. */
  children?: ReactNode;
};

/** As high as a VisitList gets, however many visits it has. */
export const VisitRoom = ({ most, children }: VisitRoomProps) => (
  <div className={css.room} style={{ '--most': most } as CSSProperties}>
    {children}
  </div>
);
