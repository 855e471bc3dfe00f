import type { ReactNode } from 'react';
import css from './Glance.module.css';

interface GlanceProps {
  picture: ReactNode;
  children: ReactNode;
}

/** Renders a small preview that stays at the top of a narrow screen while its subject is edited below. */
export const Glance = ({ picture, children }: GlanceProps) => (
  <div className={css.glance}>
    {picture}
    <div className={css.words}>{children}</div>
  </div>
);
