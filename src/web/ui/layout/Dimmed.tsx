import type { ReactNode } from 'react';
import css from './Dimmed.module.css';

type DimmedProps = {
  /** Whether newer content is loading. */
  when: boolean;
  children: ReactNode;
};

/** Dims outdated content while its replacement loads. */
export const Dimmed = ({ when, children }: DimmedProps) => (
  <div className={css.part} aria-busy={when || undefined}>
    {children}
  </div>
);
