import type { ReactNode } from 'react';
import css from './ChartCard.module.css';

interface ChartActionProps {
  onClick: () => void;
  /** Accessible name, if the text alone is ambiguous. */
  label?: string;
  pressed?: boolean;
  children: ReactNode;
}

export const ChartAction = ({ onClick, label, pressed, children }: ChartActionProps) => (
  <button type="button" className={css.action} aria-label={label} aria-pressed={pressed} onClick={onClick}>
    {children}
  </button>
);
