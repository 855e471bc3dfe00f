import { readOnlyReason } from './read-only.ts';

/**
 * Stores data of the signed-in account in the browser, such as drafts, the last design and the sources of codes.
 * Signing out deletes all of it. Nothing is stored while support staff view an account. Each of several accounts has
 * its own prefix.
 */
let prefix = 'waypost-kept:';

export const setStorageScope = (shelf: string) => {
  prefix = shelf === '' ? 'waypost-kept:' : `waypost-kept@${shelf}:`;
};

/** Data in `tab` is deleted with the tab. Data in `browser` stays. */
export type StorageArea = 'tab' | 'browser';

const storeOf = (keeper: StorageArea) => (keeper === 'tab' ? sessionStorage : localStorage);

/**
 * Returns a stored value, or undefined if there is none or storage isn't available. The caller must validate the value.
 */
export function readStored(keeper: StorageArea, name: string): unknown {
  if (readOnlyReason() !== undefined) return undefined;
  try {
    const text = storeOf(keeper).getItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Returns the storage key of a name, for other keys derived from it. */
export const storageKeyOf = (name: string) => prefix + name;

/** Stores a value, or deletes it if it is `undefined`. Returns whether that succeeded. */
export function writeStored(keeper: StorageArea, name: string, value: unknown): boolean {
  if (readOnlyReason() !== undefined) return false;
  try {
    if (value === undefined) storeOf(keeper).removeItem(prefix + name);
    else storeOf(keeper).setItem(prefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Deletes everything, so that the next user finds nothing. */
export function clearStored(keepers: readonly StorageArea[] = ['tab', 'browser']) {
  for (const keeper of keepers) {
    try {
      const store = storeOf(keeper);
      for (const name of Object.keys(store)) if (name.startsWith(prefix)) store.removeItem(name);
    } catch {
      // Nothing was stored.
    }
  }
}
