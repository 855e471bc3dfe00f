import { useSyncExternalStore } from 'react';
import { createListeners } from './store.ts';

const period = 30_000;
const listeners = createListeners();
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (listener: () => void) => {
  const end = listeners.subscribe(listener);
  if (timer === undefined) {
    current = Date.now();
    timer = setInterval(() => {
      current = Date.now();
      listeners.tell();
    }, period);
  }
  return () => {
    end();
    if (listeners.count() > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The present, in ms, renewed twice a minute by one timer for all that show relative times. */
export const useNow = () => useSyncExternalStore(subscribe, () => current);
