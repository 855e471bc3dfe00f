import { useSyncExternalStore } from 'react';
import { createListeners } from './store.ts';

export type Theme = 'light' | 'dark' | 'system';

/** The storage key of the user's choice. */
export const themeKey = 'waypost-theme';
const listeners = createListeners();

const isTheme = (text: string | null): text is Theme =>
  text === 'light' || text === 'dark' || text === 'system';

/** Some private windows refuse storage. The choice then lasts until the page closes. */
let choice: Theme | undefined;

export const storedTheme = (): Theme => {
  if (choice) return choice;
  try {
    const text = localStorage.getItem(themeKey);
    return isTheme(text) ? text : 'system';
  } catch {
    return 'system';
  }
};

/** Sets `data-theme` on <html>. Without it, the page follows the system. Must be called before the first paint. */
export const applyTheme = (theme: Theme = storedTheme()) => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // The browser's own frame around the page has a color per theme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = meta.dataset['of'];
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${of})` : theme === of ? 'all' : 'not all';
  }
};

export const chooseTheme = (theme: Theme) => {
  choice = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // The choice is kept in memory.
  }
  applyTheme(theme);
  listeners.notify();
};

/** Applies a choice made in another tab. */
export const rereadTheme = () => {
  choice = undefined;
  applyTheme();
  listeners.notify();
};

export const useTheme = () => [useSyncExternalStore(listeners.subscribe, storedTheme), chooseTheme] as const;
