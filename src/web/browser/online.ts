import { useSyncExternalStore } from 'react';

/** Some browsers lose the event of coming back, such as after sleep: meanwhile they are asked, so often in ms. */
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

/** False when the device surely has no connection. True promises nothing: a server may still be out of reach. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);
