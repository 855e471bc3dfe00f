import { shortcutLabel } from '#web/browser/shortcuts.ts';
import css from './Kbd.module.css';

type KbdProps = { keys: string };

/** Renders a keyboard shortcut. Screen readers get it from the control's `aria-keyshortcuts` instead. */
export const Kbd = ({ keys }: KbdProps) => (
  <kbd className={css.kbd} aria-hidden="true">
    {shortcutLabel(keys)}
  </kbd>
);
