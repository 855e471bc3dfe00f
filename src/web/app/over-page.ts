import { useSyncExternalStore } from 'react';

/** What lies over every page: one at a time. Known outside the frame's tree too, since any page may open it. */
interface Over {
  readonly open: 'palette' | 'shortcuts' | undefined;
  /** What is typed in the palette; it stays while the palette closes. */
  readonly query: string;
}

let over: Over = { open: undefined, query: '' };
const listeners = new Set<() => void>();

function change(next: Partial<Over>) {
  over = { ...over, ...next };
  for (const listener of listeners) listener();
}

export const openPalette = (query = '') => change({ open: 'palette', query });
export const typeInPalette = (query: string) => change({ query });
export const typedInPalette = () => over.query;
export const openShortcuts = () => change({ open: 'shortcuts' });
export const closeOver = () => change({ open: undefined });
export const togglePalette = () => (over.open === 'palette' ? closeOver() : openPalette());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOver = () => useSyncExternalStore(subscribe, () => over);
