import { useEffect, useLayoutEffect, useRef } from 'react';
import { base as words } from '#web/words/base.ts';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Wanted = { key: string; mod: boolean; shift: boolean; alt: boolean };

const parse = (shortcut: string): Wanted => {
  const parts = shortcut.toLowerCase().split('+');
  return {
    key: parts.at(-1) ?? '',
    mod: parts.includes('mod'),
    shift: parts.includes('shift'),
    alt: parts.includes('alt'),
  };
};

/** Treats Delete and Backspace alike, since some keyboards have only one of them. */
const keyOf = ({ key }: KeyboardEvent) => (key === 'Delete' ? 'backspace' : key.toLowerCase());

/**
 * Returns whether an event matches a shortcut. `mod` is ⌘ on Apple keyboards and Ctrl on others. Signs such as `?` are
 * compared as typed, regardless of Shift.
 */
export const matchesShortcut = (event: KeyboardEvent, shortcut: string) => {
  const wanted = parse(shortcut);
  const isLetter = /^[a-z]$/.test(wanted.key) || wanted.key.length > 1;
  return (
    keyOf(event) === wanted.key &&
    (event.metaKey || event.ctrlKey) === wanted.mod &&
    event.altKey === wanted.alt &&
    (!isLetter || event.shiftKey === wanted.shift)
  );
};

const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Toasts have the dialog role too, but don't cover the page. */
const overlay =
  '[role="dialog"]:not([data-toast]), [role="alertdialog"]:not([data-toast]), [role="menu"], [role="listbox"]';

/** Returns whether a plain key belongs to something else, such as a text field or an open dialog. */
export const isShortcutSilent = (event: KeyboardEvent) => {
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(typing) || target?.closest(overlay)) return true;
  // A used menu stays in the page, hidden. A closing overlay has already returned the focus.
  return [...document.querySelectorAll(overlay)].some((each) => !each.closest('[hidden], [data-closed]'));
};

export type ShortcutOptions = {
  enabled?: boolean;
  /** Whether it also works in inputs and dialogs. Meant for ⌘K and the like, never for plain letters. */
  everywhere?: boolean;
};

/**
 * Calls `fn` when a key is pressed, such as `n`, `?`, `mod+k`, `shift+x` or `enter`. It is disabled while typing and
 * under dialogs and menus. The first handler keeps the event unless `fn` returns false.
 */
export const useShortcut = (
  shortcut: string | undefined,
  fn: (event: KeyboardEvent) => unknown,
  { enabled = true, everywhere = false }: ShortcutOptions = {},
) => {
  const latest = useRef(fn);
  useEffect(() => {
    latest.current = fn;
  });
  // Registered before paint, so that every shortcut that is visible works.
  useLayoutEffect(() => {
    if (!enabled || shortcut === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matchesShortcut(event, shortcut)) return;
      if (!everywhere && isShortcutSilent(event)) return;
      if (latest.current(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shortcut, enabled, everywhere]);
};

const signs: Record<string, string> = {
  enter: '↵',
  escape: 'Esc',
  backspace: '⌫',
  arrowup: '↑',
  arrowdown: '↓',
};

/** Returns a shortcut's label, such as "⌘K" or "Ctrl K", "N" or "?". */
export const shortcutLabel = (shortcut: string) => {
  const { key, mod, shift, alt } = parse(shortcut);
  // A sequence such as "g 1" is shown as its keys.
  const name = signs[key] ?? (key.length === 1 || key.includes(' ') ? key.toUpperCase() : key);
  if (isApple()) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}${mod ? '⌘' : ''}${name}`;
  return [mod && words.ctrl, alt && 'Alt', shift && words.shift, name].filter(Boolean).join(' ');
};

/** Returns the value for `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: string) => {
  const { key, mod, shift, alt } = parse(shortcut);
  return [
    mod && (isApple() ? 'Meta' : 'Control'),
    alt && 'Alt',
    shift && 'Shift',
    key.length === 1 ? key.toUpperCase() : key,
  ]
    .filter(Boolean)
    .join('+');
};
