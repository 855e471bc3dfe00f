import { useSyncExternalStore } from 'react';
import { createListeners } from './store.ts';

const period = 30_000;
const listeners = createListeners();
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** The same to all that are rendered within a period: nothing is rendered a second time for a few milliseconds. */
const now = () => {
  if (Math.abs(Date.now() - current) >= period) current = Date.now();
  return current;
};

const subscribe = (listener: () => void) => {
  const end = listeners.subscribe(listener);
  timer ??= setInterval(() => {
    current = Date.now();
    listeners.tell();
  }, period);
  return () => {
    end();
    if (listeners.count() > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** The present, in ms, renewed twice a minute by one timer for all that show relative times. */
export const useNow = () => useSyncExternalStore(subscribe, now);
