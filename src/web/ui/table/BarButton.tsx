import { useBlockedReason } from '#web/browser/read-only.ts';
import { ariaShortcut, useShortcut } from '#web/browser/shortcuts.ts';
import css from './ActionBar.module.css';
import type { BarAction } from './bar-actions.ts';
import { Kbd } from '#web/ui/base/Kbd.tsx';
import { isBlocked } from '#web/ui/overlay/menu-items.ts';

type BarButtonProps = { action: BarAction };

/** Renders an action's button. Its shortcut works even if the bar is too narrow to show the button. */
export const BarButton = ({ action }: BarButtonProps) => {
  const { label, icon, shortcut, danger, onSelect } = action;
  const readOnly = useBlockedReason();
  const held = readOnly !== undefined && isBlocked(action);
  useShortcut(shortcut, onSelect, { enabled: !held });
  return (
    <button
      type="button"
      className={css.button}
      data-danger={danger || undefined}
      disabled={held}
      title={held ? readOnly : undefined}
      aria-keyshortcuts={ariaShortcut(shortcut)}
      onClick={onSelect}
    >
      {icon}
      {label}
      <Kbd keys={shortcut} />
    </button>
  );
};
