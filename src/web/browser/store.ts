import { useSyncExternalStore } from 'react';

/** Those who are called when something changes. */
export function createListeners<Told extends readonly unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    /** @returns what ends it */
    subscribe: (listener: (...told: Told) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...told: Told) => {
      for (const listener of listeners) listener(...told);
    },
    count: () => listeners.size,
  };
}

/** A value outside of React's tree: any module sets it, and components that use it are rendered anew. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const { subscribe, tell } = createListeners();
  const get = () => value;
  return {
    get,
    set: (next: Value) => {
      if (Object.is(next, value)) return;
      value = next;
      tell();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get),
  };
}
