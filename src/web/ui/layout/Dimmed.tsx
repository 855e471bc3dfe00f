import type { ReactNode } from 'react';
import css from './Dimmed.module.css';

type DimmedProps = {
  /** Whether something newer is awaited. */
  when: boolean;
  children: ReactNode;
};

/** What is still shown while what takes its place is awaited. */
export const Dimmed = ({ when, children }: DimmedProps) => (
  <div className={css.part} aria-busy={when || undefined}>
    {children}
  </div>
);
