import { useSyncExternalStore } from 'react';

/** Creates a set of listeners to call when something changes. */
export function createListeners<Told extends readonly unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    /** @returns a function that unsubscribes */
    subscribe: (listener: (...told: Told) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...told: Told) => {
      for (const listener of listeners) listener(...told);
    },
    count: () => listeners.size,
  };
}

/** Creates a value outside React's tree. Any module can set it, and components that use it render again. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const { subscribe, notify } = createListeners();
  const get = () => value;
  return {
    get,
    set: (next: Value) => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get),
  };
}
