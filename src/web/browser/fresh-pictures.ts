import { createStore } from './store.ts';

/** How often the server's pictures have changed since this page was opened. */
const changes = createStore(0);

export const refreshPictures = () => changes.set(changes.get() + 1);

/**
 * Returns an address that changes with the picture. The server's address stays the same, so the browser would show its
 * cached version.
 */
export const useFreshPicture = (address: string | undefined) => {
  const count = changes.use();
  return count > 0 && address !== undefined && /^https?:.*\.(svg|png)$/.test(address)
    ? `${address}?v=${count}`
    : address;
};
