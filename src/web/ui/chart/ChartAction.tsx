import type { ReactNode } from 'react';
import { useReadOnly } from '#web/browser/read-only.ts';
import css from './ChartCard.module.css';

interface ChartActionProps {
  onClick: () => void;
  /** Where its text alone doesn’t say what it is of. */
  label?: string;
  pressed?: boolean;
  /** As of a Button. */
  changes?: boolean;
  children: ReactNode;
}

/** A small button at the head of a chart. */
export const ChartAction = ({ onClick, label, pressed, changes = false, children }: ChartActionProps) => {
  const readOnly = useReadOnly();
  const held = changes ? readOnly : undefined;
  return (
    <button
      type="button"
      className={css.action}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={held !== undefined || undefined}
      title={held}
      onClick={held === undefined ? onClick : undefined}
    >
      {children}
    </button>
  );
};
