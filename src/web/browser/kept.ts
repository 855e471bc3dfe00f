import { readOnlyReason } from './read-only.ts';

/**
 * What the browser keeps for the account that is signed in to: drafts, the last design, the sources of codes. All of it
 * goes at sign-out. Of an account that is only looked at, nothing is kept. Of several, each has a shelf of its own.
 */
let prefix = 'waypost-kept:';

export const setShelf = (shelf: string) => {
  prefix = shelf === '' ? 'waypost-kept:' : `waypost-kept@${shelf}:`;
};

/** `tab` dies with the tab, `browser` stays. */
export type Keeper = 'tab' | 'browser';

const storeOf = (keeper: Keeper) => (keeper === 'tab' ? sessionStorage : localStorage);

/** What was kept under a name, as it was; undefined where nothing is or storage is refused. What comes is to be checked. */
export function recall(keeper: Keeper, name: string): unknown {
  if (readOnlyReason() !== undefined) return undefined;
  try {
    const text = storeOf(keeper).getItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Where a name stands in the storage, for what is named after it. */
export const placeOf = (name: string) => prefix + name;

/** Whether there was room for it. `undefined` takes away what was kept. */
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

/** Leaves nothing for who comes next. */
export function forgetKept(keepers: readonly Keeper[] = ['tab', 'browser']) {
  for (const keeper of keepers) {
    try {
      const store = storeOf(keeper);
      for (const name of Object.keys(store)) if (name.startsWith(prefix)) store.removeItem(name);
    } catch {
      // Nothing was kept.
    }
  }
}
