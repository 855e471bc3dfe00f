import type { KeyboardEvent } from 'react';
import { useRef } from 'react';

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** Deletion has two keys. */
const shortcutOf = (key: string) => (key === 'Delete' ? 'backspace' : key.toLowerCase());

/** Pause in ms after which the next letter begins a new word. */
const wordEnds = 500;

/**
 * Handles the usual keys of a menu. Arrow keys wrap around, Home and End go to the ends, an item's shortcut activates
 * it, other letters go to the item that starts with them, and Tab and Escape close the menu. Enter and the space bar
 * are left to the items.
 */
export const useMenuKeys = (close: () => void) => {
  const typed = useRef({ word: '', at: 0 });

  const step = (items: HTMLElement[], key: string): HTMLElement | undefined => {
    const from = items.findIndex((item) => item === document.activeElement);
    if (key === 'ArrowDown') return items[(from + 1) % items.length];
    if (key === 'ArrowUp') return items.at(from <= 0 ? -1 : from - 1);
    if (key === 'Home') return items[0];
    if (key === 'End') return items.at(-1);
    return undefined;
  };

  const find = (items: HTMLElement[], letter: string, at: number): HTMLElement | undefined => {
    const isNew = at - typed.current.at > wordEnds;
    const word = (isNew ? '' : typed.current.word) + letter.toLowerCase();
    typed.current = { word, at };
    // Repeating one letter cycles through the items that start with it.
    const isSame = [...word].every((each) => each === word[0]);
    const from = items.findIndex((item) => item === document.activeElement) + (isSame ? 1 : 0);
    const turned = [...items.slice(Math.max(0, from)), ...items.slice(0, Math.max(0, from))];
    const wanted = isSame ? letter.toLowerCase() : word;
    return turned.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted));
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    // The drawer or page below handles Escape in its own way.
    event.stopPropagation();
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter) typed.current = { word: '', at: 0 };
    if (key === 'Escape' || key === 'Tab') {
      event.preventDefault();
      close();
      return;
    }
    const items = itemsOf(event.currentTarget);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && key !== 'Enter';
    const printed = isPlain && items.find(({ dataset }) => dataset['shortcut'] === shortcutOf(key));
    if (printed) {
      event.preventDefault();
      printed.click();
      return;
    }
    const next = isLetter ? find(items, key, event.timeStamp) : step(items, key);
    if (!next && !isLetter) return;
    event.preventDefault();
    next?.focus();
  };
};
