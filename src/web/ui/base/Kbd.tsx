import { shortcutLabel } from '#web/browser/shortcuts.ts';
import css from './Kbd.module.css';

type KbdProps = { keys: string };

/** A shortcut in print; `aria-keyshortcuts` on the control tells it to screen readers. */
export const Kbd = ({ keys }: KbdProps) => (
  <kbd className={css.kbd} aria-hidden="true">
    {shortcutLabel(keys)}
  </kbd>
);
