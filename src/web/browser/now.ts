import { useSyncExternalStore } from 'react';
import { createListeners } from './store.ts';

const period = 30_000;
const listeners = createListeners();
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Returns the same time to all components within a period, so that differences of a few milliseconds don't cause
 * another render.
 */
const now = () => {
  if (Math.abs(Date.now() - current) >= period) current = Date.now();
  return current;
};

const subscribe = (listener: () => void) => {
  const end = listeners.subscribe(listener);
  timer ??= setInterval(() => {
    current = Date.now();
    listeners.notify();
  }, period);
  return () => {
    end();
    if (listeners.count() > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/**
 * Returns the current time in ms. A single timer updates it twice a minute for all components that show relative times.
 */
export const useNow = () => useSyncExternalStore(subscribe, now);
