import { ariaShortcut, useShortcut } from '#web/lib/shortcuts.ts';
import css from './ActionBar.module.css';
import type { BarAction } from './bar-actions.ts';
import { Kbd } from './Kbd.tsx';

type BarButtonProps = { action: BarAction };

/** Its key works also where the bar is too narrow to show it. */
export const BarButton = ({ action: { label, icon, shortcut, danger, onSelect } }: BarButtonProps) => {
  useShortcut(shortcut, onSelect);
  return (
    <button
      type="button"
      className={css.button}
      data-danger={danger || undefined}
      aria-keyshortcuts={ariaShortcut(shortcut)}
      onClick={onSelect}
    >
      {icon}
      {label}
      <Kbd keys={shortcut} />
    </button>
  );
};
