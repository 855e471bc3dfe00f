import type { ReactNode } from 'react';
import css from './Glance.module.css';

interface GlanceProps {
  picture: ReactNode;
  children: ReactNode;
}

/** A small preview that stays in sight at the head of a narrow screen while what it shows is edited below. */
export const Glance = ({ picture, children }: GlanceProps) => (
  <div className={css.glance}>
    {picture}
    <div className={css.words}>{children}</div>
  </div>
);
