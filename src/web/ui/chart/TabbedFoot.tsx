import type { ReactNode } from 'react';
import css from './TabbedCard.module.css';

/** A row at the foot of a card of tabs, or of a list beside something in one. */
export const TabbedFoot = ({ children }: { children: ReactNode }) => (
  <footer className={css.foot}>{children}</footer>
);
