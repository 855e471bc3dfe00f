import { useSyncExternalStore } from 'react';

const period = 30_000;
const listeners = new Set<() => void>();
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (timer === undefined) {
    current = Date.now();
    timer = setInterval(() => {
      current = Date.now();
      for (const each of listeners) each();
    }, period);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The present, in ms, renewed twice a minute by one timer for all that show relative times. */
export const useNow = () => useSyncExternalStore(subscribe, () => current);
