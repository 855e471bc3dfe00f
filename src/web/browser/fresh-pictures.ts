import { createStore } from './store.ts';

/** How often pictures of the server have changed since this page was opened. */
const changes = createStore(0);

export const refreshPictures = () => changes.set(changes.get() + 1);

/** A picture keeps its address when it changes, and a browser shows what it had under that: so it gets another one. */
export const useFreshPicture = (address: string | undefined) => {
  const count = changes.use();
  return count > 0 && address !== undefined && /^https?:.*\.(svg|png)$/.test(address)
    ? `${address}?v=${count}`
    : address;
};
