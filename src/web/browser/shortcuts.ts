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

/** Keyboards have either, or both. */
const keyOf = ({ key }: KeyboardEvent) => (key === 'Delete' ? 'backspace' : key.toLowerCase());

/** `mod` is ⌘ on Apple's keyboards and Ctrl on others. Signs such as `?` are compared as typed, whatever Shift does. */
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
/** A toast has the role of a dialog too, and lies in nobody's way. */
const overlay =
  '[role="dialog"]:not([data-toast]), [role="alertdialog"]:not([data-toast]), [role="menu"], [role="listbox"]';

/** Whether a plain key belongs to what the reader is doing: typing, or something that lies over the page. */
export const isShortcutSilent = (event: KeyboardEvent) => {
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(typing) || target?.closest(overlay)) return true;
  // A menu stays in the page, hidden, when it has been used once; what fades out has given the focus back already.
  return [...document.querySelectorAll(overlay)].some((each) => !each.closest('[hidden], [data-closed]'));
};

export type ShortcutOptions = {
  enabled?: boolean;
  /** Also inside inputs and dialogs: for ⌘K and the like, never for plain letters. */
  everywhere?: boolean;
};

/**
 * Calls `fn` when the key is pressed: `n`, `?`, `mod+k`, `shift+x`, `enter`. Silent while typing and under dialogs and menus.
 * The first that takes an event keeps it; `fn` lets it pass on by returning false.
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
  // Before it is painted: what somebody sees, they press.
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

/** How a shortcut is printed: "⌘K" or "Ctrl K", "N", "?". */
export const shortcutLabel = (shortcut: string) => {
  const { key, mod, shift, alt } = parse(shortcut);
  // One after the other, "g 1", is written as its keys are.
  const name = signs[key] ?? (key.length === 1 || key.includes(' ') ? key.toUpperCase() : key);
  if (isApple()) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}${mod ? '⌘' : ''}${name}`;
  return [mod && words.ctrl, alt && 'Alt', shift && words.shift, name].filter(Boolean).join(' ');
};

/** The same for `aria-keyshortcuts`. */
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
