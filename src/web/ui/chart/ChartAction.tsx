import type { ReactNode } from 'react';
import css from './ChartCard.module.css';

interface ChartActionProps {
  onClick: () => void;
  /** Where its text alone doesn’t say what it is of. */
  label?: string;
  pressed?: boolean;
  children: ReactNode;
}

/** A small button at the head of a chart. */
export const ChartAction = ({ onClick, label, pressed, children }: ChartActionProps) => (
  <button type="button" className={css.action} aria-label={label} aria-pressed={pressed} onClick={onClick}>
    {children}
  </button>
);
