import { useSyncExternalStore } from 'react';
import { createListeners } from './store.ts';

export type Theme = 'light' | 'dark' | 'system';

/** Where the choice is kept. */
export const themePlace = 'waypost-theme';
const listeners = createListeners();

const isTheme = (text: string | null): text is Theme =>
  text === 'light' || text === 'dark' || text === 'system';

/** Storage is refused in some private windows: then the choice lasts as long as the page. */
let choice: Theme | undefined;

export const storedTheme = (): Theme => {
  if (choice) return choice;
  try {
    const text = localStorage.getItem(themePlace);
    return isTheme(text) ? text : 'system';
  } catch {
    return 'system';
  }
};

/** Sets `data-theme` on <html>; without it the page follows the system. To be called before the first paint. */
export const applyTheme = (theme: Theme = storedTheme()) => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // The browser's own frame around the page has a color for each.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = meta.dataset['of'];
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${of})` : theme === of ? 'all' : 'not all';
  }
};

export const chooseTheme = (theme: Theme) => {
  choice = theme;
  try {
    localStorage.setItem(themePlace, theme);
  } catch {
    // The choice is kept in memory.
  }
  applyTheme(theme);
  listeners.tell();
};

/** Another tab has chosen. */
export const rereadTheme = () => {
  choice = undefined;
  applyTheme();
  listeners.tell();
};

export const useTheme = () => [useSyncExternalStore(listeners.subscribe, storedTheme), chooseTheme] as const;
