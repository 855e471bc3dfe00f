import type { ReactNode } from 'react';
import css from './LiveRoom.module.css';

/** Visits that have room in it. */
export const mostInRoom = 3;

/** As high as the bars and visits of a card get: what comes moves nothing below it. */
export const LiveRoom = ({ children }: { children?: ReactNode }) => (
  <div className={css.room}>{children}</div>
);
