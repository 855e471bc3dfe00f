import type { ReactNode } from 'react';
import css from './TabbedCard.module.css';

/** Renders the footer row of a tabbed card, or of a list beside other content in one. */
export const TabbedFoot = ({ children }: { children: ReactNode }) => (
  <footer className={css.foot}>{children}</footer>
);
