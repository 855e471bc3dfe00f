import type { KeyboardEvent } from 'react';
import { useRef } from 'react';

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** What deletes has two keys. */
const shortcutOf = (key: string) => (key === 'Delete' ? 'backspace' : key.toLowerCase());

/** After this many milliseconds without a letter the next one begins a new word. */
const wordEnds = 500;

/**
 * The keys of a menu, as everywhere: arrows go round, Home and End, a key that is printed beside an item does that, other
 * letters go to what begins with them, and Tab and Escape close it. Enter and the space bar are the items' own.
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
    // One letter again and again goes through all that begin with it.
    const isSame = [...word].every((each) => each === word[0]);
    const from = items.findIndex((item) => item === document.activeElement) + (isSame ? 1 : 0);
    const turned = [...items.slice(Math.max(0, from)), ...items.slice(0, Math.max(0, from))];
    const wanted = isSame ? letter.toLowerCase() : word;
    return turned.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted));
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    // What lies below, a drawer or the page, has its own meaning for Escape.
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
