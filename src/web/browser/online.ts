import { useSyncExternalStore } from 'react';

/**
 * Interval in ms for checking the connection while offline. Some browsers miss the online event, such as after sleep.
 */
const betweenLooks = 1000;

const subscribe = (listener: () => void) => {
  let looking: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    clearInterval(looking);
    looking = undefined;
  };
  const look = () => {
    listener();
    if (navigator.onLine) rest();
    else looking ??= setInterval(look, betweenLooks);
  };
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    rest();
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
};

/** Returns false if the device definitely has no connection. If it returns true, a server may still be unreachable. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
