import { createStore } from '#web/browser/store.ts';

/**
 * What is open over the page, one thing at a time. It's stored outside the frame's tree, since any page may open it.
 */
interface Over {
  readonly open: 'palette' | 'shortcuts' | undefined;
  /** The palette's input. It stays while the palette closes. */
  readonly query: string;
}

const over = createStore<Over>({ open: undefined, query: '' });

const change = (next: Partial<Over>) => over.set({ ...over.get(), ...next });

export const openPalette = (query = '') => change({ open: 'palette', query });
export const setPaletteQuery = (query: string) => change({ query });
export const paletteQuery = () => over.get().query;
export const openShortcuts = () => change({ open: 'shortcuts' });
export const closeGlobalDialog = () => change({ open: undefined });
export const togglePalette = () => (over.get().open === 'palette' ? closeGlobalDialog() : openPalette());

export const useGlobalDialog = over.use;
