import { readOnlyReason } from './read-only.ts';

/**
 * Stores data of the signed-in account in the browser, such as drafts, the last design and the sources of codes.
 * Signing out deletes all of it. Nothing is stored while support staff view an account. Each of several accounts has
 * its own prefix.
 */
let prefix = 'waypost-kept:';

export const setShelf = (shelf: string) => {
  prefix = shelf === '' ? 'waypost-kept:' : `waypost-kept@${shelf}:`;
};

/** Data in `tab` is deleted with the tab. Data in `browser` stays. */
export type Keeper = 'tab' | 'browser';

const storeOf = (keeper: Keeper) => (keeper === 'tab' ? sessionStorage : localStorage);

/**
 * Returns a stored value, or undefined if there is none or storage isn't available. The caller must validate the value.
 */
export function recall(keeper: Keeper, name: string): unknown {
  if (readOnlyReason() !== undefined) return undefined;
  try {
    const text = storeOf(keeper).getItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Returns the storage key of a name, for other keys derived from it. */
export const placeOf = (name: string) => prefix + name;

/** Stores a value, or deletes it if it is `undefined`. Returns whether that succeeded. */
export function keep(keeper: Keeper, name: string, value: unknown): boolean {
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
export function forgetKept(keepers: readonly Keeper[] = ['tab', 'browser']) {
  for (const keeper of keepers) {
    try {
      const store = storeOf(keeper);
      for (const name of Object.keys(store)) if (name.startsWith(prefix)) store.removeItem(name);
    } catch {
      // Nothing was stored.
    }
  }
}
