import type { ReactNode } from 'react';
import css from './LiveRoom.module.css';

/** Number of visits that fit. */
export const maxInRoom = 3;

/** Reserves the full height of the bars and visits, so that new visits don't move the content below. */
export const LiveRoom = ({ children }: { children?: ReactNode }) => (
  <div className={css.room}>{children}</div>
);
